import {
  type Address,
  ContractFunctionRevertedError,
  BaseError,
  concatHex,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import {client} from '../../support/reproduce';

/** Universal Router 2.0, with mainnet's code. */
export const router = {
  address: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
  abi: parseAbi([
    'function execute(bytes commands, bytes[] inputs) payable',
    'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
    'function uniswapV3SwapCallback(int256 amount0Delta, int256 amount1Delta, bytes data)',
    'function unlockCallback(bytes data) returns (bytes)',
    'error ExecutionFailed(uint256 commandIndex, bytes message)',
  ]),
} as const;

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
export const uni = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';

/** Stand for the caller and for the router where a command names a recipient. */
export const [caller, self]: [Address, Address] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
];

/** Encodes the inputs of a command: `encode('address, uint256', caller, 1n)`. */
export const encode = (types: string, ...values: unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types), values);

/** A call of the router's `execute` with these commands, each with its inputs. */
export function plan(...steps: readonly (readonly [command: number, input: Hex])[]) {
  const commands = concatHex(steps.map(([command]) => numberToHex(command, {size: 1})));
  const inputs = steps.map(([, input]) => input);
  return {...router, functionName: 'execute', args: [commands, inputs]} as const;
}

/** Makes a call that must fail with `ExecutionFailed`, and prints the reason inside of it, raw. */
export async function revertsInside(identifier: string, call: ReturnType<typeof plan>) {
  try {
    await client.simulateContract(call);
  } catch (error) {
    const reverted =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
    const [, message] = reverted.data?.args as [bigint, Hex];
    return console.log(`${identifier} → ${message}`);
  }
  throw new Error('the call was expected to revert, and passed');
}
