/** What a schema makes of plain data, and everything in which that does not fit. */
export interface SchemaResult<T> {
  readonly value: T;
  readonly findings: readonly SchemaFinding[];
}

/** What one key of a checked value is wrong about. */
export interface SchemaFinding {
  readonly kind: 'unknown-key' | 'missing-key' | 'wrong-type' | 'wrong-value';
  /** Keys and indexes from the root to the value; for an unknown key, to that key. */
  readonly path: readonly (string | number)[];
  /** Kind of value that is wanted, in words; empty for an unknown key. */
  readonly expected: string;
  /** Names that are allowed where the unknown key stands. */
  readonly allowed: readonly string[];
}
