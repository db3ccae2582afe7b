import {compute} from './arithmetic';
import {effectOf} from './effects';
import {type Instruction, numberOf, OPCODE} from './instructions';
import {type Memory, type Value, wordAt} from './memory';

/** What is known of a contract in the middle of its code, whichever way it came there. */
export type State = {stack: Value[]; memory: Memory};

/** A longer copy from the code holds code, not a text. */
const LONGEST_TEXT = 512n;

/** Gives each number that is not known a base of its own. */
export function createUnknown(): () => Value {
  let last = 0;
  return () => ({base: ++last, offset: 0n});
}

/** Does one instruction to the state, and gives what it took from the stack, the top first. */
export function step(
  state: State,
  {opcode, pushed}: Instruction,
  {code, unknown}: {code: Uint8Array; unknown: () => Value},
): Value[] {
  const {stack} = state;
  const reach = (depth: number): void => {
    while (stack.length < depth) stack.unshift(unknown());
  };
  if (pushed !== undefined) {
    stack.push({base: 0, offset: pushed});
    return [];
  }
  if (opcode >= OPCODE.dup1 && opcode <= OPCODE.dup16) {
    const depth = opcode - OPCODE.dup1 + 1;
    reach(depth);
    stack.push(...stack.slice(-depth).slice(0, 1));
    return [];
  }
  if (opcode >= OPCODE.swap1 && opcode <= OPCODE.swap16) {
    const depth = opcode - OPCODE.swap1 + 2;
    reach(depth);
    const [deep, ...others] = stack.splice(-depth);
    const upper = others.splice(-1);
    stack.push(...upper, ...others, ...(deep ? [deep] : []));
    return [];
  }
  const {takes, leaves} = effectOf(opcode);
  reach(takes);
  const taken = takes > 0 ? stack.splice(-takes).reverse() : [];
  state.memory = written(state.memory, {opcode, taken, code, unknown});
  if (leaves > 0) stack.push(resultOf(state, {opcode, taken, unknown}));
  return taken;
}

type Doing = {opcode: number; taken: Value[]; unknown: () => Value};

function resultOf(state: State, {opcode, taken, unknown}: Doing): Value {
  const [first] = taken;
  if (opcode === OPCODE.not && first?.base === 0) {
    return {base: 0, offset: first.offset ^ ((1n << 256n) - 1n)};
  }
  if (opcode !== OPCODE.memoryLoad || !first) return compute(opcode, taken) ?? unknown();
  const stored = wordAt(state.memory, first);
  if (stored) return stored;
  const value = unknown();
  state.memory = [{at: first, value}, ...state.memory];
  return value;
}

function written(
  memory: Memory,
  {opcode, taken, code, unknown}: Doing & {code: Uint8Array},
): Memory {
  const [to, from, length] = taken;
  if (opcode === OPCODE.memoryStore && to && from) return [{at: to, value: from}, ...memory];
  if (!to || !COPIES.includes(opcode)) return memory;
  const isText =
    opcode === OPCODE.codeCopy &&
    from?.base === 0 &&
    length?.base === 0 &&
    length.offset <= LONGEST_TEXT;
  if (!isText) return [{at: to, value: unknown()}, ...memory];
  const copied = Array.from({length: Math.ceil(Number(length.offset) / 32)}, (_, word) => ({
    at: {...to, offset: to.offset + 32n * BigInt(word)},
    value: {base: 0, offset: wordOf(code, Number(from.offset) + 32 * word)},
  }));
  return [...copied, ...memory];
}

function wordOf(code: Uint8Array, from: number): bigint {
  const word = new Uint8Array(32);
  word.set(code.subarray(from, from + 32));
  return numberOf(word);
}

const COPIES: readonly number[] = [
  OPCODE.callDataCopy,
  OPCODE.codeCopy,
  OPCODE.returnDataCopy,
  OPCODE.memoryCopy,
];
