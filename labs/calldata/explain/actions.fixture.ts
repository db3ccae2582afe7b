import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem';
import type {Hex} from 'viem';
import type {Catalogue} from './catalogue';
import {NOW, plan} from './explainer.fixture';

/** An action by its name, and its values. */
export type ActionStep = readonly [name: string, ...values: unknown[]];

const positions = parseAbi([
  'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
  'function modifyLiquiditiesWithoutUnlock(bytes actions, bytes[] params) payable',
  'function multicall(bytes[] data) payable',
]);

/** A v4 pool without a hook, or with this one. */
export const poolKey = (currency0: Hex, currency1: Hex, hooks: Hex = zeroAddress) => ({
  currency0,
  currency1,
  fee: 500,
  tickSpacing: 10,
  hooks,
});

/** What tests encode of v4, with the values that the catalogue knows. */
export function actionEncoder({actions}: Catalogue) {
  const encoded = ([name, ...values]: ActionStep, isLimited: boolean): readonly [Hex, Hex] => {
    const known = actions.find((one) => one.name === name);
    if (!known) throw new Error(`no action ${name}`);
    const inputs = isLimited ? (known.limitedInputs ?? known.inputs) : known.inputs;
    return [numberToHex(known.byte, {size: 1}), encodeAbiParameters(inputs, values)];
  };
  const partsOf = (steps: readonly ActionStep[], isLimited = false): [Hex, readonly Hex[]] => {
    const pairs = steps.map((step) => encoded(step, isLimited));
    return [concatHex(pairs.map(([byte]) => byte)), pairs.map(([, values]) => values)];
  };
  const listOf = (steps: readonly ActionStep[]): Hex =>
    encodeAbiParameters([{type: 'bytes'}, {type: 'bytes[]'}], partsOf(steps));
  const modify = (...steps: readonly ActionStep[]): Hex =>
    encodeFunctionData({
      abi: positions,
      functionName: 'modifyLiquidities',
      args: [listOf(steps), BigInt(NOW + 600)],
    });
  return {
    partsOf,
    listOf,
    modify,
    /** A plan of the router with one `V4_SWAP`, as 2.0 takes it. */
    swap: (...steps: readonly ActionStep[]) => plan(['0x10', 'bytes, bytes[]', ...partsOf(steps)]),
    /** The same as 2.1.1 takes it. */
    limitedSwap: (...steps: readonly ActionStep[]) =>
      plan(['0x10', 'bytes, bytes[]', ...partsOf(steps, true)]),
    withoutUnlock: (...steps: readonly ActionStep[]): Hex =>
      encodeFunctionData({
        abi: positions,
        functionName: 'modifyLiquiditiesWithoutUnlock',
        args: partsOf(steps),
      }),
    multicall: (...calls: readonly Hex[]): Hex =>
      encodeFunctionData({abi: positions, functionName: 'multicall', args: [calls]}),
  };
}
