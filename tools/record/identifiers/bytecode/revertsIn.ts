import {type Hex, toHex} from 'viem';
import {type Instruction, OPCODE} from './instructions';
import {type State, step} from './machine';
import {bytesAt, type Memory, type Value} from './memory';
import {blocksOf, ENDS, loadProgram, type Program} from './program';

/** What a contract's code reverts with by itself; what it passes on from a call is not among it. */
type Reverts = {
  /** Texts of `Error(string)`. */
  texts: string[];
  /** Selectors of custom errors. */
  selectors: Hex[];
};

/** The selectors of `Error(string)` and `Panic(uint256)`, which the compiler itself uses. */
const ERROR = '0x08c379a0';
const PANIC = '0x4e487b71';

/** How many jumps lie at most between the storing of a selector and the REVERT. */
const REACH = 14;

/** Where a text begins in the data of an `Error(string)`, and where its length does. */
const LENGTH_AT = 0x24n;
const TEXT_AT = 0x44n;

/** Finds what code reverts with: runs each block that stores a selector until it reverts with it. */
export function revertsIn(code: Uint8Array): Reverts {
  const program = loadProgram(code);
  const texts = new Set<string>();
  const selectors = new Set<Hex>();
  for (const {start} of blocksOf(program).filter(({hasSelector}) => hasSelector)) {
    for (const {memory, from} of revertsFrom(program, {
      start,
      stack: [],
      memory: [],
      reach: REACH,
    })) {
      const head = bytesAt(memory, from, 4);
      const selector = head && toHex(head);
      const text = selector === ERROR ? textAt(memory, from) : undefined;
      if (text) texts.add(text);
      if (selector && selector !== ERROR && selector !== PANIC) selectors.add(selector);
    }
  }
  return {texts: [...texts].sort(), selectors: [...selectors].sort()};
}

/** A REVERT that was reached: the memory there and where in it the data begins. */
type Reached = {memory: Memory; from: Value};

function* revertsFrom(
  program: Program,
  {start, reach, ...known}: State & {start: number; reach: number},
): Generator<Reached> {
  const state: State = {stack: [...known.stack], memory: known.memory};
  let jumps = reach;
  for (let index = start; index < program.instructions.length; index++) {
    const instruction = program.instructions[index] as Instruction;
    const {opcode} = instruction;
    const [first, second] = step(state, instruction, program);
    if (opcode === OPCODE.revert && first && !isEmpty(second))
      yield {memory: state.memory, from: first};
    if (ENDS.includes(opcode)) return;
    if (opcode !== OPCODE.jump && opcode !== OPCODE.jumpIf) continue;
    if (jumps-- === 0) return;
    const target = first?.base === 0 ? program.indexAt.get(Number(first.offset)) : undefined;
    if (opcode === OPCODE.jumpIf && target !== undefined) {
      yield* revertsFrom(program, {...state, start: target, reach: jumps});
    }
    if (opcode === OPCODE.jump) {
      if (target === undefined) return;
      index = target - 1;
    }
  }
}

const isEmpty = (length: Value | undefined): boolean => length?.base === 0 && length.offset === 0n;

/** The text of an `Error(string)`; nothing where it is only known at run, as one passed on is. */
function textAt(memory: Memory, from: Value): string | undefined {
  const length = bytesAt(memory, {...from, offset: from.offset + LENGTH_AT}, 32);
  const bytes = length && Number(BigInt(toHex(length)));
  if (bytes === undefined || bytes > 512) return undefined;
  const text = bytesAt(memory, {...from, offset: from.offset + TEXT_AT}, bytes);
  return text && Buffer.from(text).toString('utf8');
}
