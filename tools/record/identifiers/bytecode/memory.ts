/** A number, known but for what an unknown `base` adds to it; base 0 is nothing. */
export type Value = {base: number; offset: bigint};

/** What was stored in memory, the latest first: 32 bytes at an address. */
export type Memory = readonly {at: Value; value: Value}[];

/** The word at an address, where it was stored at just that address. */
export function wordAt(memory: Memory, at: Value): Value | undefined {
  return memory.find((one) => one.at.base === at.base && one.at.offset === at.offset)?.value;
}

/** The bytes from an address on, or nothing where one of them is not known. */
export function bytesAt(memory: Memory, at: Value, length: number): Uint8Array | undefined {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index++) {
    const byte = byteAt(memory, {base: at.base, offset: at.offset + BigInt(index)});
    if (byte === undefined) return undefined;
    bytes[index] = byte;
  }
  return bytes;
}

function byteAt(memory: Memory, at: Value): number | undefined {
  const covers = (start: Value): boolean =>
    start.base === at.base && start.offset <= at.offset && at.offset < start.offset + 32n;
  const stored = memory.find((one) => covers(one.at));
  if (!stored || stored.value.base !== 0) return undefined;
  const shift = 8n * (31n - (at.offset - stored.at.offset));
  return Number((stored.value.offset >> shift) & 0xffn);
}
