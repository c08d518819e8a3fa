import { ByteWriter } from './byte-writer.ts';

const chunkSize = 1 << 20;
const roomForOne = 1 << 16;

/** The documents of one index as JSON, in chunks: tens of megabytes that grow without being copied. */
export class DocumentList {
  /** How many documents there are. */
  count = 0;
  private chunks: Uint8Array[] = [];
  private current = new ByteWriter(0);

  /** Where the next document is to be written, after the comma that parts it from the one before. */
  begin(): ByteWriter {
    if (this.current.bytes.length - this.current.length < roomForOne) {
      this.chunks.push(this.current.bytes.subarray(0, this.current.length));
      this.current = new ByteWriter(this.count === 0 ? roomForOne : chunkSize);
    }
    if (this.count++ > 0) this.current.ascii(',');
    return this.current;
  }

  /** How many bytes all documents take. */
  size(): number {
    return this.chunks.reduce((sum, chunk) => sum + chunk.length, this.current.length);
  }

  /** Writes all documents to `out` and forgets them, so that two copies of them never exist. */
  moveTo(out: ByteWriter): void {
    for (let chunk = this.chunks.shift(); chunk !== undefined; chunk = this.chunks.shift()) out.copy(chunk);
    out.copy(this.current.bytes, 0, this.current.length);
    this.current = new ByteWriter(0);
  }
}
