import {bytesToHex, type Hex} from 'viem';
import type {Draw} from '../case';

/** Instructions with the number of their operands, and whether they leave a result. */
const INSTRUCTIONS: readonly (readonly [opcode: number, operands: number, result: 0 | 1])[] = [
  ...[0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x0a, 0x0b, 0x10, 0x11, 0x12, 0x13, 0x14].map(
    (opcode) => [opcode, 2, 1] as const,
  ),
  ...[0x16, 0x17, 0x18, 0x1a, 0x1b, 0x1c, 0x1d, 0x20].map((opcode) => [opcode, 2, 1] as const),
  ...[0x08, 0x09].map((opcode) => [opcode, 3, 1] as const),
  ...[0x15, 0x19, 0x31, 0x35, 0x3b, 0x3f, 0x40, 0x49, 0x51, 0x54, 0x5c].map(
    (opcode) => [opcode, 1, 1] as const,
  ),
  ...[0x30, 0x32, 0x33, 0x34, 0x36, 0x38, 0x3a, 0x3d, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46].map(
    (opcode) => [opcode, 0, 1] as const,
  ),
  ...[0x47, 0x48, 0x4a, 0x58, 0x59, 0x5a].map((opcode) => [opcode, 0, 1] as const),
  ...[0x52, 0x53, 0x55, 0x5d, 0xa0].map((opcode) => [opcode, 2, 0] as const),
  ...[0x37, 0x39, 0x3e, 0x5e, 0xa1].map((opcode) => [opcode, 3, 0] as const),
  ...([
    [0x3c, 4, 0],
    [0xa2, 4, 0],
    [0xa3, 5, 0],
    [0xa4, 6, 0],
  ] as const),
  ...([
    [0xf0, 3, 1],
    [0xf5, 4, 1],
    [0xf1, 7, 1],
    [0xf2, 7, 1],
    [0xf4, 6, 1],
    [0xfa, 6, 1],
  ] as const),
];

const POP = 0x50;
const ENDS = [0x00, 0xf3, 0xf3, 0xf3, 0xfd, 0xfe, 0xff, 0x56, 0x0c, 0x50];

/** Code that mostly runs to its end: instructions with operands that are small, or addresses. */
export function drawCode(draw: Draw, addresses: readonly string[]): Hex {
  const code: number[] = [];
  for (let left = 1 + draw.below(30); left > 0; left--) {
    const [opcode, operands, result] = draw.pick(INSTRUCTIONS);
    for (let operand = 0; operand < operands; operand++) code.push(...pushed(draw, addresses));
    code.push(opcode);
    if (result === 1 && draw.chance(0.9)) code.push(POP);
  }
  const end = draw.pick(ENDS);
  code.push(...pushed(draw, addresses), ...pushed(draw, addresses), end);
  return bytesToHex(Uint8Array.from(code));
}

/** An instruction that pushes a number. */
function pushed(draw: Draw, addresses: readonly string[]): number[] {
  if (draw.chance(0.1)) return [0x73, ...Buffer.from(draw.pick(addresses).slice(2), 'hex')];
  if (draw.chance(0.05)) return [0x7f, ...Array.from({length: 32}, () => draw.below(256))];
  if (draw.chance(0.1)) return [0x61, draw.below(256), draw.below(256)];
  if (draw.chance(0.1)) return [0x5a];
  return [0x60, draw.below(draw.chance(0.5) ? 8 : 256)];
}
