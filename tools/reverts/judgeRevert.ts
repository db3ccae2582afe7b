import {decodeErrorResult, type Hex, parseAbi} from 'viem';
import type {MemberNote} from '../../pages/reference/contractNotes';

/** A call of a trace, as the call tracer of a node gives it. */
export type Frame = {to?: Hex; input: Hex; output?: Hex; error?: string; calls?: Frame[]};

/** What is known of errors and functions by their first four bytes. */
export type Selectors = {
  errors: ReadonlyMap<string, string>;
  functions: ReadonlyMap<string, readonly string[]>;
};

/** Why a revert is not in the list of its function; nothing where it is. */
export function judgeRevert(
  frame: Frame,
  note: MemberNote,
  selectors: Selectors,
): string | undefined {
  const reverts = note.reverts ?? [];
  const text = textOf(frame.output, selectors);
  if (reverts.some(({error}) => error === text)) return undefined;
  const passed = innermost(frame);
  // Any function reverts where its gas is used up.
  if (passed.error?.startsWith('out of gas')) return undefined;
  if (passed === frame) return `reverts with ${text}, which is not listed`;
  const [name = passed.input.slice(0, 10)] = namesOf(passed, selectors);
  const called = chainTo(frame).flatMap((call) => namesOf(call, selectors));
  const own = namesOf(frame, selectors);
  const isPassedOn = reverts.some(({error, from = []}) => {
    // The steps of a multicall are calls of its own contract: it names itself.
    const by = error === 'passed on' ? [...own, ...called] : called;
    const fits = error === 'passed on' || (error === 'none' && text === 'none');
    return fits && from.some((id) => by.includes(id.replace(/^.*\./, '')));
  });
  return isPassedOn ? undefined : `passes on ${text} of ${name}, which is not listed`;
}

/** What a revert says: its string, error or panic; `none` where it has no data. */
export function textOf(output: Hex | undefined, {errors}: Selectors): string {
  if (!output || output === '0x') return 'none';
  const error = errors.get(output.slice(0, 10));
  if (error) return error;
  try {
    const {errorName, args} = decodeErrorResult({abi: STANDARD, data: output});
    return errorName === 'Error'
      ? String(args[0])
      : `Panic(0x${args[0].toString(16).padStart(2, '0')})`;
  } catch {
    return 'none';
  }
}

const STANDARD = parseAbi(['error Error(string)', 'error Panic(uint256)']);

/** The names of functions that a call has by its selector. */
export const namesOf = ({input}: Frame, {functions}: Selectors): readonly string[] =>
  functions.get(input.slice(0, 10)) ?? [];

/** The calls by which the data of a revert came, from the first inner one. */
export function chainTo(frame: Frame): Frame[] {
  const inner = (frame.calls ?? []).at(-1);
  const isSame = inner?.error !== undefined && (inner.output ?? '0x') === (frame.output ?? '0x');
  return inner && isSame ? [inner, ...chainTo(inner)] : [];
}

const innermost = (frame: Frame): Frame => chainTo(frame).at(-1) ?? frame;
