import {encodePacked, keccak256, parseAbi, parseUnits} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {erc20Abi, show, usdc, weth} from '../support/tokens';
import {factoryAddress, pool, poolKey} from './support/pool';
import {sell} from './support/sell';

const slippageBps = 50n; // 0.5%
const withSlippage = (amount: bigint) => (amount * (10_000n + slippageBps)) / 10_000n;
const lessSlippage = (amount: bigint) => (amount * (10_000n - slippageBps)) / 10_000n;

const providerAbi = parseAbi([
  'struct PoolKey { address token0; address token1; uint24 fee; }',
  'constructor(address factory, PoolKey poolKey)',
  'function mint(int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 amount0Maximum, uint256 amount1Maximum) returns (uint256 amount0, uint256 amount1)',
  'function burn(int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 amount0Minimum, uint256 amount1Minimum) returns (uint256 amount0, uint256 amount1)',
  'function collect(int24 tickLower, int24 tickUpper) returns (uint128 amount0, uint128 amount1)',
]);

async function preparedProvider() {
  const source = {file: 'examples/v3/reference/core/PoolProvider.sol', contract: 'PoolProvider'};
  const address = await deploy(source, [factoryAddress, poolKey]);
  const most = [
    [usdc, parseUnits('3000', usdc.decimals)],
    [weth, parseUnits('2', weth.decimals)],
  ] as const;
  for (const [token, amount] of most) {
    const approval = {address: token.address, abi: erc20Abi, functionName: 'approve'} as const;
    await confirm(await client.writeContract({...approval, args: [address, amount]}));
  }
  return {provider: {address, abi: providerAbi} as const, most};
}

run(async () => {
  const {provider, most} = await preparedProvider();
  const fromBlock = (await client.getBlockNumber()) + 1n;

  // #region mint
  const range = [199_320, 201_300] as const; // multiples of the spacing of 60, around the price
  const liquidity = 10n ** 15n;
  const {result: costs} = await client.simulateContract({
    ...provider,
    functionName: 'mint',
    args: [...range, liquidity, most[0][1], most[1][1]],
  });
  const minted = await client.writeContract({
    ...provider,
    functionName: 'mint',
    args: [...range, liquidity, withSlippage(costs[0]), withSlippage(costs[1])],
  });
  await confirm(minted);
  console.log(`paid ${show(costs[0], usdc)} and ${show(costs[1], weth)}`);
  // #endregion mint

  // #region positions
  const key = keccak256(encodePacked(['address', 'int24', 'int24'], [provider.address, ...range]));
  const readPosition = () => client.readContract({...pool, functionName: 'positions', args: [key]});
  const [held, , , owed0, owed1] = await readPosition();
  console.log(`liquidity ${held}, owed ${show(owed0, usdc)} and ${show(owed1, weth)}`);
  // #endregion positions

  await sell({tokenIn: usdc, amountIn: parseUnits('10000', usdc.decimals)});

  // #region poke
  await confirm(
    await client.writeContract({...provider, functionName: 'burn', args: [...range, 0n, 0n, 0n]}),
  );
  const [, , , fees0, fees1] = await readPosition();
  console.log(`owed ${show(fees0, usdc)} and ${show(fees1, weth)}`);
  // #endregion poke

  // #region burn
  const {result: gives} = await client.simulateContract({
    ...provider,
    functionName: 'burn',
    args: [...range, liquidity, 0n, 0n],
  });
  const burnt = await client.writeContract({
    ...provider,
    functionName: 'burn',
    args: [...range, liquidity, lessSlippage(gives[0]), lessSlippage(gives[1])],
  });
  await confirm(burnt);
  const [left, , , all0, all1] = await readPosition();
  console.log(`burning gave ${show(gives[0], usdc)} and ${show(gives[1], weth)}`);
  console.log(`liquidity ${left}, owed ${show(all0, usdc)} and ${show(all1, weth)}`);
  // #endregion burn

  // #region collect
  await confirm(await client.writeContract({...provider, functionName: 'collect', args: range}));
  const [, , , rest0, rest1] = await readPosition();
  console.log(`owed ${show(rest0, usdc)} and ${show(rest1, weth)}`);
  // #endregion collect

  // #region liquidity-events
  for (const eventName of ['Mint', 'Burn', 'Collect'] as const) {
    const owner = provider.address;
    const events = await client.getContractEvents({...pool, eventName, args: {owner}, fromBlock});
    for (const {args} of events) {
      const {amount0 = 0n, amount1 = 0n} = args;
      console.log(`${eventName}: ${show(amount0, usdc)}, ${show(amount1, weth)}`);
    }
  }
  // #endregion liquidity-events
});
