import {parseAbi, parseEther, parseUnits} from 'viem';
import {deployPublished} from '../support/published';
import {client, clientOf, deploy, reverts, run} from '../support/reproduce';
import {blockAccount, createBlockingToken, fill} from './support/blockingToken';
import {approve, factory, router, tenMinutesAhead, usdc, weth} from './support/v2';

const account = client.account.address;
const exchange = {file: 'examples/reverts/v2/RefusingExchange.sol', contract: 'RefusingExchange'};
const migratorAbi = parseAbi([
  'function migrate(address token, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
]);
const swapToPriceAbi = parseAbi([
  'function swapToPrice(address tokenA, address tokenB, uint256 truePriceTokenA, uint256 truePriceTokenB, uint256 maxSpendTokenA, uint256 maxSpendTokenB, address to, uint256 deadline)',
]);

run(async () => {
  const deadline = await tenMinutesAhead();
  const hundredUsdc = parseUnits('100', 6);
  const minimum = parseEther('0.049');

  // #region transfer-from-failed
  // The account has approved nothing to the router.
  await reverts('TransferHelper: TRANSFER_FROM_FAILED', {
    ...router,
    functionName: 'swapExactTokensForTokens',
    args: [hundredUsdc, minimum, [usdc, weth], account, deadline],
  });
  // #endregion transfer-from-failed

  // #region eth-transfer-failed
  // The recipient is a contract that takes no ether.
  await approve(usdc, router.address, hundredUsdc);
  await reverts('TransferHelper: ETH_TRANSFER_FAILED', {
    ...router,
    functionName: 'swapExactTokensForETH',
    args: [hundredUsdc, minimum, [usdc, weth], factory.address, deadline],
  });
  // #endregion eth-transfer-failed

  // #region transfer-failed
  // The token reaches the router, which must not pass it on to a blocked account.
  const blocking = await createBlockingToken();
  await fill(blocking);
  const blocked = clientOf(1).account.address;
  await blockAccount(blocking, blocked);
  const shares = parseEther('1');
  await approve(blocking.pair.address, router.address, shares);
  await reverts('TransferHelper: TRANSFER_FAILED', {
    ...router,
    functionName: 'removeLiquidityETH',
    args: [blocking.token.address, shares, 1n, 1n, blocked, deadline],
  });
  // #endregion transfer-failed

  // #region approve-failed
  // The token gives the router no allowance. It trades at 1,000 for 1 WETH, and is said to be at 2,000.
  const swapper = await deployPublished('@uniswap/v2-periphery/build/ExampleSwapToPrice.json', [
    factory.address,
    router.address,
  ]);
  const spend = parseEther('10');
  await approve(blocking.token.address, swapper, spend);
  await blockAccount(blocking, router.address);
  await reverts('TransferHelper: APPROVE_FAILED', {
    address: swapper,
    abi: swapToPriceAbi,
    functionName: 'swapToPrice',
    args: [blocking.token.address, weth, 2_000n, 1n, spend, spend, account, deadline],
  });
  // #endregion approve-failed

  // #region migrator-transfer-from-failed
  // Exchanges of v1 revert without data instead; this one answers false.
  const migrator = await deployPublished('@uniswap/v2-periphery/build/UniswapV2Migrator.json', [
    await deploy(exchange),
    router.address,
  ]);
  await reverts('TRANSFER_FROM_FAILED', {
    address: migrator,
    abi: migratorAbi,
    functionName: 'migrate',
    args: [usdc, hundredUsdc, minimum, account, deadline],
  });
  // #endregion migrator-transfer-from-failed
});
