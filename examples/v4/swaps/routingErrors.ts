import {encodeFunctionData, parseUnits, zeroAddress} from 'viem';
import {deadlineIn, run} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {CONTRACT_BALANCE, encode, planOf, router} from '../../universal-router/support/router';
import {type Action, listOf} from '../support/actions';
import {errorOf} from '../support/errorOf';
import {key, usdc} from '../support/pool';
import {dai, oneEther, pools, step, usdcForDai} from './support/route';

const {V4_SWAP} = command;
const leastUsdc = parseUnits('1980', usdc.decimals);
const leastDai = parseUnits('1980', dai.decimals);

/** The error that a list of actions ends with on 2.0, with 1 ETH sent along. */
async function errorOfActions(list: ReturnType<typeof listOf>): Promise<string> {
  const args = [...planOf([[V4_SWAP, list]]), await deadlineIn(600n)] as const;
  const data = encodeFunctionData({...router, functionName: 'execute', args});
  return errorOf({to: router.address, data, value: oneEther});
}

run(async () => {
  const sellsEther = {poolKey: key, zeroForOne: true, hookData: '0x'} as const;
  const swap: Action = [
    'SWAP_EXACT_IN_SINGLE',
    {...sellsEther, amountIn: oneEther, amountOutMinimum: leastUsdc},
  ];
  const pay: Action = ['SETTLE_ALL', zeroAddress, oneEther];
  const take: Action = ['TAKE_ALL', usdc.address, leastUsdc];
  const path = [step(zeroAddress, pools.deep), step(usdc.address, pools.stable)];

  // #region errors
  const taken = listOf([take, swap, pay]);
  console.log(`TAKE_ALL before the swap   ${await errorOfActions(taken)}`);

  const noCredit: Action = [
    'SWAP_EXACT_IN_SINGLE',
    {...sellsEther, amountIn: 0n, amountOutMinimum: leastUsdc},
  ];
  console.log(`amount 0 without a credit  ${await errorOfActions(listOf([noCredit, take]))}`);

  const empty = listOf([
    ['SETTLE', usdc.address, CONTRACT_BALANCE, false],
    ['SWAP_EXACT_IN_SINGLE', {...usdcForDai, amountIn: 0n, amountOutMinimum: leastDai}],
  ]);
  console.log(`CONTRACT_BALANCE of 0      ${await errorOfActions(empty)}`);

  const ofOutput = {
    ...{currencyIn: zeroAddress, path},
    ...{amountIn: oneEther, amountOutMinimum: leastDai},
  };
  const turned = listOf([['SWAP_EXACT_IN', ofOutput], pay, ['TAKE_ALL', dai.address, leastDai]]);
  console.log(`path of an exact output    ${await errorOfActions(turned)}`);

  const all: Action = ['SETTLE', zeroAddress, CONTRACT_BALANCE, false];
  const half: Action = [
    'SWAP_EXACT_IN_SINGLE',
    {...sellsEther, amountIn: oneEther / 2n, amountOutMinimum: leastUsdc / 2n},
  ];
  const takeHalf: Action = ['TAKE_ALL', usdc.address, leastUsdc / 2n];
  const tooMuch = listOf([all, half, takeHalf]);
  console.log(`1 ETH paid, 0.5 ETH sold   ${await errorOfActions(tooMuch)}`);

  const takePair = encode('bytes, bytes[]', '0x11', ['0x']);
  console.log(`TAKE_PAIR in the router    ${await errorOfActions(takePair)}`);
  // #endregion errors
});
