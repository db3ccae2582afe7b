import type {Address, Hex} from 'viem';
import {decodeFunctionResult, encodeFunctionData, numberToHex} from 'viem';
import {addressOf} from '../../sandbox/addressOf';
import {request} from '../../packages/sandbox/chain/request';
import {fromHardhat} from '../../sandbox/fromPackage';

/** What a call returned, or `undefined` where it reverted. */
type CallResult = Hex | undefined;

type Calls = {
  to: Address;
  calls: readonly Hex[];
  /** Of each call; the contracts of old compilers use all of it where they divide by zero. */
  gasEach?: bigint;
};

const {abi} = fromHardhat('@uniswap/v3-periphery', 'lens/UniswapInterfaceMulticall');
/** What fits the 2 MB that anvil takes at once. */
const AT_ONCE = 2_000;
const GAS = numberToHex(2n ** 40n);

/** Calls a contract many times, by the protocol's own Multicall; the calls of a batch see each other's changes, which are discarded. */
export async function callMany(
  url: string,
  {to, calls, gasEach = 300_000n}: Calls,
): Promise<CallResult[]> {
  const results: CallResult[] = [];
  for (let from = 0; from < calls.length; from += AT_ONCE) {
    const batch = calls.slice(from, from + AT_ONCE);
    const requests = batch.map((callData) => ({target: to, gasLimit: gasEach, callData}));
    const data = encodeFunctionData({abi, functionName: 'multicall', args: [requests]});
    const params = [{to: addressOf('Multicall'), data, gas: GAS}, 'latest'];
    const returned = (await request(url, {method: 'eth_call', params})) as Hex;
    results.push(...readResults(returned));
  }
  return results;
}

type Returned = [blockNumber: bigint, {success: boolean; returnData: Hex}[]];

function readResults(data: Hex): CallResult[] {
  const [, calls] = decodeFunctionResult({abi, functionName: 'multicall', data}) as Returned;
  return calls.map(({success, returnData}) => (success ? returnData : undefined));
}
