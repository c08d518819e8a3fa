/** Integers from 0 to 2^32 - 1, one after another; it grows as it must. */
export class NumberList {
  values: Uint32Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 256) {
    this.values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.ensure(this.length + 1);
    this.values[this.length++] = value;
  }

  /** Makes places up to `count` exist, those never written as 0. */
  ensure(count: number): void {
    if (count <= this.values.length) return;
    const grown = new Uint32Array(Math.max(count, this.values.length * 2));
    grown.set(this.values);
    this.values = grown;
  }
}
