import {
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  type TransactionReceipt,
} from 'viem';
import {addressOf, client, confirm} from '../../support/chain';

/** Universal Router 2.0, whose code here is mainnet's, with what the programs call. */
export const router = {
  address: addressOf('UniversalRouterV2_0'),
  abi: parseAbi([
    'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
    'error ExecutionFailed(uint256 commandIndex, bytes message)',
    'error V3TooLittleReceived()',
    'error InvalidCommandType(uint256 commandType)',
  ]),
} as const;

// #region constants
/** Stand for the caller and for the router where a command names a recipient. */
export const [MSG_SENDER, ADDRESS_THIS]: [Address, Address] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
];
/** Stands for all that the router holds where a command names an amount. */
export const CONTRACT_BALANCE = 1n << 255n;
// #endregion constants

// #region execute
/** A command and its encoded values. */
export type Step = readonly [command: number, input: Hex];

/** Encodes the values of a command: `encode('address, uint256', MSG_SENDER, amountWei)`. */
export const encode = (types: string, ...values: unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values);

/** One byte for each command, and one input for each byte. */
export const planOf = (steps: readonly Step[]) =>
  [
    concatHex(steps.map(([command]) => numberToHex(command, {size: 1}))),
    steps.map(([, input]) => input),
  ] as const;

/** Executes commands in this order, within ten minutes by the chain's clock. */
export async function execute(
  steps: readonly Step[],
  valueWei = 0n,
  gas?: bigint,
): Promise<TransactionReceipt> {
  const {timestamp} = await client.getBlock();
  const hash = await client.writeContract({
    ...router,
    functionName: 'execute',
    args: [...planOf(steps), timestamp + 600n],
    value: valueWei,
    ...(gas && {gas}),
  });
  return confirm(hash);
}
// #endregion execute
