import type {Address, Hex} from 'viem';
import {decodeFunctionResult, encodeFunctionData, numberToHex} from 'viem';
import {addressOf} from './addressOf';
import {request} from './chain/request';
import {fromHardhat} from './fromPackage';

/** What a call returned, or `undefined` where it reverted. */
export type Answer = Hex | undefined;

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

/** Calls a contract many times, by the protocol's own Multicall; the calls of a batch see each other's changes, which are not kept. */
export async function callMany(
  url: string,
  {to, calls, gasEach = 300_000n}: Calls,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < calls.length; from += AT_ONCE) {
    const batch = calls.slice(from, from + AT_ONCE);
    const asked = batch.map((callData) => ({target: to, gasLimit: gasEach, callData}));
    const data = encodeFunctionData({abi, functionName: 'multicall', args: [asked]});
    const params = [{to: addressOf('Multicall'), data, gas: GAS}, 'latest'];
    const result = (await request(url, {method: 'eth_call', params})) as Hex;
    answers.push(...read(result));
  }
  return answers;
}

type Returned = [blockNumber: bigint, {success: boolean; returnData: Hex}[]];

function read(data: Hex): Answer[] {
  const [, results] = decodeFunctionResult({abi, functionName: 'multicall', data}) as Returned;
  return results.map(({success, returnData}) => (success ? returnData : undefined));
}
