import {type Instruction, instructionsOf, OPCODE} from './instructions';
import {createUnknown, type State, step} from './machine';
import type {Value} from './memory';

/** A contract's code, read. */
export type Program = {
  code: Uint8Array;
  instructions: Instruction[];
  /** Where in `instructions` the one at a place of the code is. */
  indexAt: Map<number, number>;
  unknown: () => Value;
};

/** A piece of code that runs in one go. */
type Block = {
  /** Where in `instructions` it begins. */
  start: number;
  /** Whether it stores four bytes that may be the selector of an error. */
  hasSelector: boolean;
  /** What it copies out of the code: texts, the code of contracts that it deploys. */
  copies: {from: number; length: number}[];
};

/** Reads code so that its blocks can be run. */
export function loadProgram(code: Uint8Array): Program {
  const instructions = instructionsOf(code);
  const indexAt = new Map(instructions.map(({place}, index) => [place, index]));
  return {code, instructions, indexAt, unknown: createUnknown()};
}

/** The blocks of a contract itself. What it copies (texts, other contracts) stands behind its code. */
export function blocksOf(program: Program): Block[] {
  const blocks: Block[] = [];
  let end = program.code.length;
  program.instructions.forEach(({place, opcode}, start) => {
    const isFirst =
      start === 0 ||
      opcode === OPCODE.jumpTarget ||
      program.instructions[start - 1]?.opcode === OPCODE.jumpIf;
    if (!isFirst || place >= end) return;
    const block = readBlock(program, start);
    blocks.push(block);
    end = Math.min(end, ...block.copies.map(({from}) => from).filter((from) => from > place));
  });
  return blocks;
}

/** The code that a creation code deploys: the longest piece that its constructor copies. */
export function deployedBy(creation: Uint8Array): Uint8Array {
  const copies = blocksOf(loadProgram(creation)).flatMap((block) => block.copies);
  const longest = copies.reduce((one, other) => (other.length > one.length ? other : one), {
    from: 0,
    length: 0,
  });
  if (longest.length === 0) throw new Error('creation code that copies no code to deploy');
  return creation.subarray(longest.from, longest.from + longest.length);
}

/** The opcodes that end a run for good. */
export const ENDS: readonly number[] = [
  OPCODE.stop,
  OPCODE.return,
  OPCODE.revert,
  OPCODE.invalid,
  OPCODE.selfDestruct,
];

function readBlock(program: Program, start: number): Block {
  const state: State = {stack: [], memory: []};
  const block: Block = {start, hasSelector: false, copies: []};
  for (let index = start; index < program.instructions.length; index++) {
    const instruction = program.instructions[index] as Instruction;
    const {opcode} = instruction;
    if (index > start && opcode === OPCODE.jumpTarget) break;
    const [, second, third] = step(state, instruction, program);
    if (opcode === OPCODE.memoryStore && second && mayBeSelector(second)) block.hasSelector = true;
    if (opcode === OPCODE.codeCopy && second?.base === 0 && third?.base === 0) {
      block.copies.push({from: Number(second.offset), length: Number(third.offset)});
    }
    if (opcode === OPCODE.jump || opcode === OPCODE.jumpIf || ENDS.includes(opcode)) break;
  }
  return block;
}

/** Whether just the first four bytes of a word are set, or just the last four. */
const mayBeSelector = ({base, offset}: Value): boolean =>
  base === 0 &&
  (offset >> 224n === 0n
    ? offset >= 1n << 24n && offset < 1n << 32n
    : offset % (1n << 224n) === 0n);
