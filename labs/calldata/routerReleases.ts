import {parseAbiParameters} from 'viem';
import type {KnownCommand, KnownRouter} from './explain/catalogue';

const SIX_BITS = 0x3f;
const SEVEN_BITS = 0x7f;

/** Of tag 2.1.1 of Uniswap/universal-router, which no package holds. */
const ADDED: readonly KnownCommand[] = [
  {
    name: 'PAY_PORTION_FULL_PRECISION',
    byte: 0x07,
    inputs: parseAbiParameters('address token, address recipient, uint256 portion'),
  },
  {
    name: 'ACROSS_V4_DEPOSIT_V3',
    byte: 0x40,
    inputs: parseAbiParameters(
      '(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message, bool useNative) params',
    ),
  },
];
const HOP_PRICES = parseAbiParameters('uint256[] minHopPriceX36');

/** The releases 2.0 and 2.1.1, from the commands of the package, which is one of 2.0 or 2.1.0. */
export function routerReleases(
  packaged: readonly KnownCommand[],
): Record<'2.0' | '2.1.1', KnownRouter> {
  const shared = packaged.filter(({byte}) => byte <= SIX_BITS);
  const widened = shared.map((command) =>
    command.name.includes('_SWAP_EXACT_')
      ? {...command, inputs: [...command.inputs, ...HOP_PRICES]}
      : command,
  );
  const additions = ADDED.map((one) => packaged.find(({name}) => name === one.name) ?? one);
  return {
    '2.0': {mask: SIX_BITS, commands: shared},
    '2.1.1': {mask: SEVEN_BITS, commands: [...widened, ...additions]},
  };
}
