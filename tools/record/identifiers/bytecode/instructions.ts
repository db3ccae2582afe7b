/** One step of a contract's code: its place, its opcode, and what a PUSH pushes. */
export type Instruction = {place: number; opcode: number; pushed?: bigint};

/** The opcodes that the reading of reverts tells apart. */
export const OPCODE = {
  stop: 0x00,
  add: 0x01,
  mul: 0x02,
  sub: 0x03,
  div: 0x04,
  exp: 0x0a,
  and: 0x16,
  or: 0x17,
  not: 0x19,
  shl: 0x1b,
  shr: 0x1c,
  callDataCopy: 0x37,
  codeCopy: 0x39,
  returnDataCopy: 0x3e,
  pop: 0x50,
  memoryLoad: 0x51,
  memoryStore: 0x52,
  jump: 0x56,
  jumpIf: 0x57,
  jumpTarget: 0x5b,
  memoryCopy: 0x5e,
  push0: 0x5f,
  push32: 0x7f,
  dup1: 0x80,
  dup16: 0x8f,
  swap1: 0x90,
  swap16: 0x9f,
  return: 0xf3,
  revert: 0xfd,
  invalid: 0xfe,
  selfDestruct: 0xff,
} as const;

/** The bytes of published code; places of libraries that are not linked yet count as zeros. */
export const bytesOf = (code: string): Uint8Array =>
  Uint8Array.from(Buffer.from(code.replace(/^0x/, '').replace(/[^0-9a-f]/gi, '0'), 'hex'));

/** Code as instructions, from its first byte; what follows the last instruction reads as some too. */
export function instructionsOf(code: Uint8Array): Instruction[] {
  const instructions: Instruction[] = [];
  for (let place = 0; place < code.length;) {
    const opcode = code[place] ?? OPCODE.stop;
    const width =
      opcode >= OPCODE.push0 && opcode <= OPCODE.push32 ? opcode - OPCODE.push0 : undefined;
    const after = place + 1 + (width ?? 0);
    instructions.push(
      width === undefined
        ? {place, opcode}
        : {place, opcode, pushed: numberOf(code.subarray(place + 1, after))},
    );
    place = after;
  }
  return instructions;
}

/** The number that big-endian bytes stand for. */
export const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
