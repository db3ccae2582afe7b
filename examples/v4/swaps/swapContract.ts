import assert from 'node:assert/strict';
import {parseAbi, parseEther, parseUnits} from 'viem';
import {withAllowances} from '../../support/allowances';
import {client, confirm, deadlineIn, requireBalance, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {atLeast, atMost} from '../../universal-router/support/quotes';
import {router} from '../../universal-router/support/router';
import {quoter} from '../support/lenses';
import {key, usdc} from '../support/pool';
import {balance} from '../../v3/swaps/support/tokens';

const amountInWei = parseEther('1');
const amountOutUsdc = parseUnits('1000', usdc.decimals);
const amountInUsdc = parseUnits('2000', usdc.decimals);
const amountOutWei = parseEther('0.5');
const tokens = [eth, usdc];
const abi = parseAbi([
  'function swapExactInput(bool sellsEther, uint128 amountIn, uint128 amountOutMinimum, uint256 deadline) payable',
  'function swapExactOutput(bool sellsEther, uint128 amountOut, uint128 amountInMaximum, uint256 deadline) payable',
]);

/** What an exact input gives in the pool, or an exact output costs. */
async function quote(kind: 'Input' | 'Output', zeroForOne: boolean, exactAmount: bigint) {
  const args = [{poolKey: key, zeroForOne, exactAmount, hookData: '0x'}] as const;
  const {result} = await client.simulateContract({
    ...{...quoter, args},
    functionName: `quoteExact${kind}Single`,
  });
  return result[0];
}

run(async () => {
  await requireBalance(usdc, 2n * amountInUsdc);
  // #region deploy
  const source = {file: 'examples/v4/swaps/EtherSwap.sol', contract: 'EtherSwap'};
  const swap = {address: await deploy(source, [router.address, key]), abi} as const;
  const input = {...swap, functionName: 'swapExactInput'} as const;
  const output = {...swap, functionName: 'swapExactOutput'} as const;
  const allow = (amount: bigint) => [{token: usdc.address, spender: swap.address, amount}];
  // #endregion deploy

  // #region sell-ether
  const minimumUsdc = atLeast(await quote('Input', true, amountInWei));
  const args = [true, amountInWei, minimumUsdc, await deadlineIn(600n)] as const;
  await printChanges('1 ETH sold', {tokens}, async () =>
    confirm(await client.writeContract({...input, args, value: amountInWei})),
  );
  // #endregion sell-ether

  // #region buy-usdc
  const maximumWei = atMost(await quote('Output', true, amountOutUsdc));
  const buy = [true, amountOutUsdc, maximumWei, await deadlineIn(600n)] as const;
  await printChanges('1000 USDC bought', {tokens}, async () =>
    confirm(await client.writeContract({...output, args: buy, value: maximumWei})),
  );
  // #endregion buy-usdc

  // #region sell-usdc
  const minimumWei = atLeast(await quote('Input', false, amountInUsdc));
  const sale = [false, amountInUsdc, minimumWei, await deadlineIn(600n)] as const;
  await withAllowances(allow(amountInUsdc), () =>
    printChanges('2000 USDC sold', {tokens}, async () =>
      confirm(await client.writeContract({...input, args: sale})),
    ),
  );
  // #endregion sell-usdc

  const maximumUsdc = atMost(await quote('Output', false, amountOutWei));
  const purchase = [false, amountOutWei, maximumUsdc, await deadlineIn(600n)] as const;
  await withAllowances(allow(maximumUsdc), () =>
    printChanges('0.5 ETH bought', {tokens}, async () =>
      confirm(await client.writeContract({...output, args: purchase})),
    ),
  );

  // #region leftovers
  for (const holder of [swap.address, router.address]) {
    assert.equal(await client.getBalance({address: holder}), 0n);
    assert.equal(await balance(usdc, holder), 0n);
  }
  console.log('the contract and the router hold nothing');
  // #endregion leftovers
});
