import {parseAbi, parseUnits} from 'viem';
import {deployPublished} from '../support/published';
import {client, reverts, run} from '../support/reproduce';
import {factory, router, tenMinutesAhead, usdc, weth} from './support/v2';

const file = '@uniswap/v2-periphery/build/ExampleSwapToPrice.json';
const abi = parseAbi([
  'function swapToPrice(address tokenA, address tokenB, uint256 truePriceTokenA, uint256 truePriceTokenB, uint256 maxSpendTokenA, uint256 maxSpendTokenB, address to, uint256 deadline)',
]);
const account = client.account.address;

run(async () => {
  const address = await deployPublished(file, [factory.address, router.address]);
  const deadline = await tenMinutesAhead();
  const swap = {address, abi, functionName: 'swapToPrice'} as const;
  const spend = parseUnits('100', 6);

  // #region zero-price
  await reverts('ExampleSwapToPrice: ZERO_PRICE', {
    ...swap,
    args: [usdc, weth, 2_000n, 0n, spend, spend, account, deadline],
  });
  // #endregion zero-price

  // #region zero-spend
  await reverts('ExampleSwapToPrice: ZERO_SPEND', {
    ...swap,
    args: [usdc, weth, 2_000n, 1n, 0n, 0n, account, deadline],
  });
  // #endregion zero-spend
});
