/** A value that the protocol cannot hold or compute with; the message says what was expected and what came. */
export class OutOfRange extends RangeError {
  override name = 'OutOfRange';
}

/** Throws `OutOfRange` unless the claim holds; `expected` completes "expected …". */
export function expectThat(holds: boolean, expected: string): asserts holds {
  if (!holds) throw new OutOfRange(`expected ${expected}`);
}
