import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  maxUint256,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  type Hex,
} from 'viem';
import type {Draw} from './case';
import {address} from './market';

/** A command with its input, or a plan inside. */
export type Step = {byte: number; mayFail: boolean; input: Hex; inside?: readonly Step[]};

const router = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
]);
const FLAG = 0x80;
const BALANCE_CHECK = 0x0e;
const SUB_PLAN = 0x21;

/** Values as the input of a command. */
export const encode = (types: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values);

/** Puts some of the steps, in their order, into a plan inside. */
export function nested(draw: Draw, steps: readonly Step[]): readonly Step[] {
  if (!draw.chance(0.25)) return steps;
  const from = draw.below(steps.length);
  const to = from + 1 + draw.below(steps.length - from);
  const inside = steps.slice(from, to);
  const plan: Step = {byte: SUB_PLAN, mayFail: draw.chance(0.3), input: '0x', inside};
  const outer = [...steps.slice(0, from), plan, ...steps.slice(to)];
  return draw.chance(0.2) ? nested(draw, outer) : outer;
}

const FAILS: Step = {
  byte: BALANCE_CHECK,
  mayFail: true,
  input: encode('address, address, uint256', [address.WETH, address.WETH, maxUint256]),
};

/** The plan with each inner plan that may fail replaced by a step that does; swaps and payments cannot fail alone. */
export function failingOf(plan: readonly Step[]): readonly (readonly Step[])[] {
  return plan.flatMap((one, at) => {
    const withStep = (other: Step) => plan.map((same, place) => (place === at ? other : same));
    const inside = one.inside
      ? failingOf(one.inside).map((steps) => withStep({...one, inside: steps}))
      : [];
    return [...(one.mayFail && one.inside ? [withStep(FAILS)] : []), ...inside];
  });
}

const commandsOf = (steps: readonly Step[]): Hex =>
  concatHex(steps.map(({byte, mayFail}) => numberToHex(mayFail ? byte | FLAG : byte, {size: 1})));

const inputsOf = (steps: readonly Step[]): readonly Hex[] =>
  steps.map(({input, inside}) =>
    inside ? encode('bytes, bytes[]', [commandsOf(inside), inputsOf(inside)]) : input,
  );

/** Calldata that runs a plan. */
export const encodePlan = (steps: readonly Step[], deadline: bigint): Hex =>
  encodeFunctionData({abi: router, args: [commandsOf(steps), inputsOf(steps), deadline]});
