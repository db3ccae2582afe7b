import {
  type Abi,
  BaseError,
  ContractFunctionRevertedError,
  type Hex,
  parseAbi,
  type SimulateContractParameters,
} from 'viem';
import {client} from '../../support/reproduce';

const wrappers = parseAbi([
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
  'error UnexpectedRevertBytes(bytes revertData)',
]);

type Call = Pick<SimulateContractParameters, 'address' | 'functionName' | 'args' | 'value'> & {
  abi: Abi;
};

/** The details of a call that must fail with `WrappedError`: why the call inside mattered. */
export const detailsOf = async (call: Call): Promise<Hex> =>
  argumentOf(call, {error: 'WrappedError', index: 3});

/** The revert data of the call inside of one that must fail with `WrappedError`. */
export const reasonOf = async (call: Call): Promise<Hex> =>
  argumentOf(call, {error: 'WrappedError', index: 2});

/** The revert data of the call inside of one that must fail with `UnexpectedRevertBytes`. */
export const revertBytesOf = async (call: Call): Promise<Hex> =>
  argumentOf(call, {error: 'UnexpectedRevertBytes', index: 0});

async function argumentOf(
  call: Call,
  {error: name, index}: {error: string; index: number},
): Promise<Hex> {
  try {
    await client.simulateContract({...call, abi: [...call.abi, ...wrappers]} as never);
  } catch (error) {
    const reverted =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
    const {errorName, args = []} = reverted.data ?? {};
    if (errorName !== name) throw error;
    return args[index] as Hex;
  }
  throw new Error('the call was expected to revert, and passed');
}
