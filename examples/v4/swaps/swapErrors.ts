import {encodeFunctionData, type Hex, parseEther, parseUnits, zeroAddress} from 'viem';
import {approve} from '../../support/allowances';
import {deadlineIn, run} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {encode, planOf, router} from '../../universal-router/support/router';
import {v4SingleSince2_1_1} from '../../universal-router/support/v4SwapTypes';
import {permit2} from '../../permit2/support/permit2';
import {type Action, listOf} from '../support/actions';
import {errorOf} from '../support/errorOf';
import {key, type PoolKey, usdc} from '../support/pool';
import {withPermit2} from '../support/withPermit2';

const {V4_SWAP} = command;
const wei = parseEther('1');
const units = parseUnits('2000', usdc.decimals);
const leastUsdc = parseUnits('1980', usdc.decimals);
const leastWei = parseEther('0.99');

const sellEther = (amountOutMinimum = leastUsdc, poolKey: PoolKey = key): Action => [
  'SWAP_EXACT_IN_SINGLE',
  {poolKey, zeroForOne: true, amountIn: wei, amountOutMinimum, hookData: '0x'},
];
const sellUsdc: Action = [
  'SWAP_EXACT_IN_SINGLE',
  {
    ...{poolKey: key, zeroForOne: false, hookData: '0x'},
    ...{amountIn: units, amountOutMinimum: leastWei},
  },
];
const payEther: Action = ['SETTLE_ALL', zeroAddress, wei];
const payUsdc: Action = ['SETTLE_ALL', usdc.address, units];
const takeUsdc: Action = ['TAKE_ALL', usdc.address, leastUsdc];
const takeEther: Action = ['TAKE_ALL', zeroAddress, leastWei];

/** The error of a call of the router with these actions; the deadline is ten minutes ahead. */
const ofList = async (list: Hex, {value = 0n, seconds = 600n} = {}): Promise<string> =>
  errorOf({
    to: router.address,
    data: encodeFunctionData({
      ...router,
      functionName: 'execute',
      args: [...planOf([[V4_SWAP, list]]), await deadlineIn(seconds)],
    }),
    value,
  });

run(async () => {
  const withEther = {value: wei};
  const sale = listOf([sellEther(), payEther, takeUsdc]);

  // #region errors
  const above = parseUnits('2000', usdc.decimals);
  const tooMuch = listOf([sellEther(above), payEther, takeUsdc]);
  console.log(`minimum above the price   ${await ofList(tooMuch, withEther)}`);

  const purchase: Action = [
    'SWAP_EXACT_OUT_SINGLE',
    {
      ...{poolKey: key, zeroForOne: true, hookData: '0x'},
      ...{amountOut: units, amountInMaximum: wei},
    },
  ];
  const tooLittle = listOf([purchase, payEther, takeUsdc]);
  console.log(`maximum below the price   ${await ofList(tooLittle, withEther)}`);

  const notTaken = listOf([sellEther(), payEther]);
  console.log(`output not taken          ${await ofList(notTaken, withEther)}`);
  console.log(`deadline in the past      ${await ofList(sale, {...withEther, seconds: -1n})}`);
  console.log(`no ETH sent               ${await ofList(sale)}`);

  const missing = {...key, fee: 12_345};
  const noPool = listOf([sellEther(leastUsdc, missing), payEther, takeUsdc]);
  console.log(`key of no pool            ${await ofList(noPool, withEther)}`);
  // #endregion errors

  // #region release
  const swap = {
    ...{poolKey: key, zeroForOne: true, hookData: '0x'},
    ...{amountIn: wei, amountOutMinimum: leastUsdc, minHopPriceX36: 10n ** 27n},
  };
  const forLatest = encode('bytes, bytes[]', '0x060c0f', [
    encode(v4SingleSince2_1_1, swap),
    encode('address, uint256', zeroAddress, wei),
    encode('address, uint256', usdc.address, leastUsdc),
  ]);
  console.log(`struct of 2.1.2           ${await ofList(forLatest, withEther)}`);
  // #endregion release

  // #region permit2
  const token = listOf([sellUsdc, payUsdc, takeEther]);
  console.log(`router not allowed        ${await ofList(token)}`);
  await withPermit2(
    [{token: usdc.address, spender: router.address, amount: units - 1n}],
    async () => {
      console.log(`router allowed too little ${await ofList(token)}`);
    },
  );
  await withPermit2([{token: usdc.address, spender: router.address, amount: units}], async () => {
    await approve({token: usdc.address, spender: permit2.address, amount: 0n});
    console.log(`Permit2 not allowed       ${await ofList(token)}`);
  });
  // #endregion permit2
});
