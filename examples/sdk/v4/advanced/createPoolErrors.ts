import {encodeSqrtRatioX96} from '@uniswap/v3-sdk';
import {Pool, V4PositionManager} from '@uniswap/v4-sdk';
import {decodeFunctionResult, type Hex, parseEther, parseUnits, zeroAddress} from 'viem';
import {account, client, confirm, run} from '../../../support/chain';
import {idOf, type PoolKey} from '../../../v4/support/pool';
import {positions} from '../../../v4/support/positions';
import {printFailure} from '../../support/printFailure';
import {USDC} from '../../support/tokens';
import {gasToCreate} from '../support/gasToCreate';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {sendCall} from '../support/sendCall';

const terms = {fee: 1_700, tickSpacing: 30};
const amounts = [parseUnits('2000', USDC.decimals), parseEther('1')].map(String);
const sqrtPriceX96 = String(encodeSqrtRatioX96(amounts[0] ?? 0, amounts[1] ?? 1));
const keyOf = (tickSpacing: number) =>
  Pool.getPoolKey(ETH, USDC, terms.fee, tickSpacing, zeroAddress);

/** What initializePool returns, as a simulation has it. */
async function answerOf(data: Hex): Promise<number> {
  const {data: answer = '0x'} = await client.call({account, to: positions.address, data});
  return decodeFunctionResult({...positions, functionName: 'initializePool', data: answer});
}

run(async () => {
  const call = (tickSpacing: number) => {
    const {calldata} = V4PositionManager.createCallParameters(keyOf(tickSpacing), sqrtPriceX96);
    return {to: positions.address, data: calldata as Hex, value: 0n};
  };

  // #region answer
  console.log(`tick spacing 30 returns    ${await answerOf(call(30).data)}`);
  console.log(`tick spacing 40000 returns ${await answerOf(call(40_000).data)}`);
  // #endregion answer

  // #region estimate
  const gas = await client.estimateGas({...call(30), account: client.account});
  const {gasUsed, logs} = await confirm(await client.sendTransaction({...call(30), gas}));
  console.log(`gas estimated ${gas}, used ${gasUsed}: ${logs.length} events`);
  await printFailure('read it', () => readV4Pool(ETH, USDC, terms));
  // #endregion estimate

  // #region enough
  const enough = await gasToCreate(keyOf(30), sqrtPriceX96);
  const receipt = await sendCall(client, {...call(30), gas: enough});
  console.log(`gas given ${enough}, used ${receipt.gasUsed}: ${receipt.logs.length} event`);
  const {poolId} = await readV4Pool(ETH, USDC, terms);
  console.log(`created ${poolId === idOf(keyOf(30) as PoolKey)}`);
  // #endregion enough
  console.log(`once more returns          ${await answerOf(call(30).data)}`);
});
