import assert from 'node:assert/strict';
import {formatEther, parseEther, parseUnits} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {account, client, confirm, deadlineIn, requireBalance, run} from '../../support/chain';
import {printChanges, eth} from '../../universal-router/support/printChanges';
import {atLeast} from '../../universal-router/support/quotes';
import {quoter, stateView} from '../support/lenses';
import {idOf, key, usdc} from '../support/pool';
import {deployWithManager, swapperAbi} from './support/poolSwapper';

const tokens = [eth, usdc];
const amountInWei = parseEther('1');
const amountInUsdc = parseUnits('2000', usdc.decimals);

async function quote(zeroForOne: boolean, exactAmount: bigint): Promise<bigint> {
  const args = [{poolKey: key, zeroForOne, exactAmount, hookData: '0x'}] as const;
  const call = {...quoter, functionName: 'quoteExactInputSingle', args} as const;
  const {result} = await client.simulateContract(call);
  return result[0];
}

run(async () => {
  await requireBalance(usdc, amountInUsdc);
  // #region deploy
  const source = {file: 'examples/v4/guides/PoolSwapper.sol', contract: 'PoolSwapper'};
  const swapper = {address: await deployWithManager(source), abi: swapperAbi} as const;
  const swapExactInput = {...swapper, functionName: 'swapExactInput'} as const;
  const anyPrice = {key, sqrtPriceLimitX96: 0n, recipient: account} as const;
  // #endregion deploy

  // #region sell-ether
  const amountOutMinimum = atLeast(await quote(true, amountInWei));
  const sale = {
    ...{...anyPrice, zeroForOne: true, amountIn: amountInWei},
    ...{amountOutMinimum, deadline: await deadlineIn(600n)},
  };
  await printChanges('1 ETH sold', {tokens}, async () =>
    confirm(await client.writeContract({...swapExactInput, args: [sale], value: amountInWei})),
  );
  // #endregion sell-ether

  // #region sell-usdc
  const purchase = {
    ...{...anyPrice, zeroForOne: false, amountIn: amountInUsdc},
    ...{amountOutMinimum: atLeast(await quote(false, amountInUsdc))},
    ...{deadline: await deadlineIn(600n)},
  };
  const allowance = {token: usdc.address, spender: swapper.address, amount: amountInUsdc};
  await withAllowances([allowance], () =>
    printChanges('2000 USDC sold', {tokens}, async () =>
      confirm(await client.writeContract({...swapExactInput, args: [purchase]})),
    ),
  );
  // #endregion sell-usdc

  // #region price-limit
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(key)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);
  const limit = (sqrtPriceX96 * 9_995n) / 10_000n; // of the root: 0.1% of the price
  const upToLimit = {
    ...{...sale, amountIn: parseEther('10'), sqrtPriceLimitX96: limit},
    amountOutMinimum: 1n, // of the simulation alone
  };
  const value = upToLimit.amountIn;
  const {result} = await client.simulateContract({...swapExactInput, args: [upToLimit], value});
  const leastForPaid = atLeast(result[1]);
  const args = [{...upToLimit, amountOutMinimum: leastForPaid}] as const;
  await printChanges('10 ETH offered, price limited', {tokens}, async () =>
    confirm(await client.writeContract({...swapExactInput, args, value})),
  );
  const [after] = await client.readContract(slot0);
  assert.equal(after, limit);
  console.log(`the swap took ${formatEther(result[0])} ETH and stopped at the limit`);
  // #endregion price-limit

  // #region leftovers
  assert.equal(await client.getBalance({address: swapper.address}), 0n);
  assert.equal(await readAllowance({token: usdc.address, spender: swapper.address}), 0n);
  // #endregion leftovers
  console.log('the contract holds no ETH and may take no USDC');
});
