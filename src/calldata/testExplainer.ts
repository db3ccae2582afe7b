import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import type {Hex} from 'viem';
import type {Catalogue, Context} from './catalogue';
import {explainCalldata} from './explainCalldata';
import {textOf} from './textOf';

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

/** Calldata of the Universal Router: for each step its byte, the types of its values, and these. */
export const plan = (
  ...steps: readonly (readonly [byte: Hex, types: string, ...values: unknown[]])[]
): Hex =>
  encodeFunctionData({
    abi: universal,
    args: [
      concatHex(steps.map(([byte]) => byte)),
      steps.map(([, types, ...values]) => encodeAbiParameters(parseAbiParameters(types), values)),
      BigInt(NOW + 600),
    ],
  });

/** What tests ask of the explainer. */
export function testExplainer(catalogue: Catalogue) {
  const context: Context = {catalogue, version: '2.1.0', nowSeconds: NOW};
  const explain = (text: string, more: Partial<Context> = {}) =>
    explainCalldata(text, {...context, ...more});
  const known = [
    ...catalogue.tokens.map(({symbol, address}) => [symbol, address] as const),
    ...catalogue.contracts.map(({name, address}) => [name, address] as const),
  ];
  return {
    explain,
    said: (text: string, more?: Partial<Context>) => textOf(explain(text, more)),
    addressOf: (name: string): Hex => {
      const [, address] = known.find(([one]) => one === name) ?? [];
      if (!address) throw new Error(`the catalogue has no ${name}`);
      return address;
    },
  };
}
