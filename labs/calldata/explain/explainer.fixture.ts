import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import type {Abi, Hex} from 'viem';
import type {Catalogue} from './catalogue';
import {explainCalldata, type ExplainOptions} from './explainCalldata';
import type {Explanation} from './explanation';
import {explanationText} from './explanationText';
import {warningsIn} from './warningsIn';

/** The time at which tests explain, in Unix seconds. */
export const NOW = 1_700_000_000;

/** An account of the tests, and the flags of routers for the caller and for themselves. */
export const reader = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const [caller, itself]: [Hex, Hex] = [
  `0x${'1'.padStart(40, '0')}`,
  `0x${'2'.padStart(40, '0')}`,
];

/** The values of a v3 swap command. */
export const SWAP = 'address, uint256, uint256, bytes, bool';

/** What the Universal Router is called with. */
export const universal = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
]);

/** A step of a plan: its byte, the types of its values, and these. */
export type PlanStep = readonly [byte: Hex, types: string, ...values: unknown[]];

/** The input of a step. */
export const inputOf = ([, types, ...values]: PlanStep): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values);

/** Calldata of the Universal Router. */
export const plan = (...steps: readonly PlanStep[]): Hex =>
  encodeFunctionData({
    abi: universal,
    args: [concatHex(steps.map(([byte]) => byte)), steps.map(inputOf), BigInt(NOW + 600)],
  });

/** Makes calldata of the contracts that have these ABIs. */
export const encoderOf =
  (sources: readonly {contract: string; abi: Abi}[]) =>
  (contract: string, functionName: string, args: readonly unknown[]): Hex => {
    const abi = sources.find((one) => one.contract === contract)?.abi ?? [];
    return encodeFunctionData({abi, functionName, args});
  };

/** The ids of all warnings of an explanation. */
export const idsOf = (read: Explanation): readonly string[] => warningsIn(read).map(({id}) => id);

/** What tests ask of the explainer. */
export function testExplainer(catalogue: Catalogue) {
  const context: ExplainOptions = {catalogue, version: '2.0', nowSeconds: NOW};
  const explain = (text: string, more: Partial<ExplainOptions> = {}) =>
    explainCalldata(text, {...context, ...more});
  const places = [
    ...catalogue.tokens.map(({symbol, address}) => [symbol, address] as const),
    ...catalogue.contracts.map(({name, address}) => [name, address] as const),
  ];
  return {
    explain,
    said: (text: string, more?: Partial<ExplainOptions>) => explanationText(explain(text, more)),
    addressOf: (name: string): Hex => {
      const [, address] = places.find(([one]) => one === name) ?? [];
      if (!address) throw new Error(`the catalogue has no ${name}`);
      return address;
    },
  };
}
