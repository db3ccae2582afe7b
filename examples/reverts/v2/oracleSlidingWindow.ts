import {parseAbi, parseEther} from 'viem';
import {creationCode, deployPublished} from '../support/published';
import {client, deploy, reverts, run} from '../support/reproduce';
import {createPair, factory, mined, uni, usdc, weth} from './support/v2';

const file = '@uniswap/v2-periphery/build/ExampleSlidingWindowOracle.json';
const abi = parseAbi([
  'function update(address tokenA, address tokenB)',
  'function consult(address tokenIn, uint256 amountIn, address tokenOut) view returns (uint256 amountOut)',
]);
const creatorSource = {file: 'examples/reverts/v2/Creator.sol', contract: 'Creator'};
const creatorAbi = parseAbi(['function create(bytes code) returns (address created)']);
const daySeconds = 86_400n;
const consulted = [weth, parseEther('1'), usdc] as const;

const oracleOf = async (windowSize: bigint, granularity: number) => {
  const args = [factory.address, windowSize, granularity];
  return {address: await deployPublished(file, args), abi} as const;
};

run(async () => {
  const creator = {address: await deploy(creatorSource), abi: creatorAbi} as const;
  const create = {...creator, functionName: 'create'} as const;

  // #region granularity
  // The constructor reverts: one observation has no earlier one to compare with.
  await reverts('SlidingWindowOracle: GRANULARITY', {
    ...create,
    args: [creationCode(file, [factory.address, daySeconds, 1])],
  });
  // #endregion granularity

  // #region window-not-evenly-divisible
  // The constructor reverts: 86,400 seconds are not a multiple of 7.
  await reverts('SlidingWindowOracle: WINDOW_NOT_EVENLY_DIVISIBLE', {
    ...create,
    args: [creationCode(file, [factory.address, daySeconds, 7])],
  });
  // #endregion window-not-evenly-divisible

  // #region missing-historical-observation
  // One observation, made just now; the window wants one of nearly a day ago.
  const oracle = await oracleOf(daySeconds, 24);
  const update = {functionName: 'update', args: [weth, usdc]} as const;
  await mined(client.writeContract({...oracle, ...update}));
  await reverts('SlidingWindowOracle: MISSING_HISTORICAL_OBSERVATION', {
    ...oracle,
    functionName: 'consult',
    args: consulted,
  });
  // #endregion missing-historical-observation

  // #region unexpected-time-elapsed
  // 30 days in milliseconds, read as seconds: the window began before 1970.
  const vast = await oracleOf(30n * daySeconds * 1_000n, 24);
  await mined(client.writeContract({...vast, ...update}));
  await reverts('SlidingWindowOracle: UNEXPECTED_TIME_ELAPSED', {
    ...vast,
    functionName: 'consult',
    args: consulted,
  });
  // #endregion unexpected-time-elapsed

  // #region div-by-zero
  // The pair exists and is empty, so its price would be 0 divided by 0.
  await createPair(uni, weth);
  await reverts('FixedPoint: DIV_BY_ZERO', {
    ...oracle,
    functionName: 'update',
    args: [uni, weth],
  });
  // #endregion div-by-zero
});
