import assert from 'node:assert/strict';
import {parseAbi, parseEther} from 'viem';
import {approve} from '../support/allowances';
import {account, client, confirm, deadlineIn, run} from '../support/chain';
import {deploy} from '../support/contract';
import {exchangeAbi} from './support/exchangeAbi';
import {atLeast, balanceOf, exchangeOf, factory, USDC} from './support/v1';

const traderAbi = parseAbi([
  'function buy(address token, uint256 minTokens, uint256 deadline) payable returns (uint256)',
  'function sell(address token, uint256 amount, uint256 minEth, uint256 deadline) returns (uint256)',
]);

run(async () => {
  const args = [factory.address];
  const trader = await deploy({file: 'examples/v1/V1Trader.sol', contract: 'V1Trader'}, args);
  const exchange = {address: await exchangeOf(USDC), abi: exchangeAbi} as const;
  const deadline = await deadlineIn(600n);
  const before = await balanceOf(USDC);

  // #region call
  const amountInWei = parseEther('1');
  const quoted = await client.readContract({
    ...exchange,
    functionName: 'getEthToTokenInputPrice',
    args: [amountInWei],
  });
  await confirm(
    await client.writeContract({
      address: trader,
      abi: traderAbi,
      functionName: 'buy',
      args: [USDC, atLeast(quoted, 50n), deadline],
      value: amountInWei,
    }),
  );
  // #endregion call
  const received = (await balanceOf(USDC)) - before;
  assert.equal(received, quoted);
  console.log(`V1Trader bought ${received} of USDC for ${amountInWei} wei`);

  const wei = await client.readContract({
    ...exchange,
    functionName: 'getTokenToEthInputPrice',
    args: [received],
  });
  await approve({token: USDC, spender: trader, amount: received});
  const sale = await client.simulateContract({
    ...{address: trader, abi: traderAbi, account, functionName: 'sell'},
    args: [USDC, received, atLeast(wei, 50n), deadline],
  });
  await confirm(await client.writeContract(sale.request));
  assert.equal(sale.result, wei);
  assert.equal(await balanceOf(USDC), before);
  assert.equal(await balanceOf(USDC, trader), 0n);
  assert.equal(await client.getBalance({address: trader}), 0n);
  console.log(`and sold them for ${wei} wei`);
});
