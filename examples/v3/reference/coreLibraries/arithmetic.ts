import {maxInt128, maxUint128, maxUint256, minInt256, parseAbi, parseEther, parseUnits} from 'viem';
import {client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market, showUsdc, showWeth} from './support/market';
import {reasonOf} from './support/reasonOf';

const file = 'examples/v3/reference/coreLibraries/ArithmeticProbe.sol';
const abi = parseAbi([
  'function down(uint256 a, uint256 b, uint256 denominator) view returns (uint256)',
  'function up(uint256 a, uint256 b, uint256 denominator) view returns (uint256)',
  'function divide(uint256 x, uint256 y) view returns (uint256)',
  'function amount1Of(uint160 sqrtPriceX96, uint128 liquidity) view returns (uint256)',
  'function sqrtPriceOf(uint256 sqrtPrice) view returns (uint256)',
  'function growthOf(uint128 fees, uint128 liquidity) view returns (uint256)',
  'function change(uint128 liquidity, int128 delta) view returns (uint128)',
  'function add(uint256 x, uint256 y) view returns (uint256)',
  'function sub(uint256 x, uint256 y) view returns (uint256)',
  'function mul(uint256 x, uint256 y) view returns (uint256)',
  'function addSigned(int256 x, int256 y) view returns (int256)',
  'function subSigned(int256 x, int256 y) view returns (int256)',
  'function toUint160(uint256 y) view returns (uint160)',
  'function toInt128(int256 y) view returns (int128)',
  'function toInt256(uint256 y) view returns (int256)',
]);

const {sqrtPriceX96, liquidity} = market;

run(async () => {
  const probe = {address: await deploy({file, contract: 'ArithmeticProbe'}), abi} as const;

  // #region full-math
  const scale = (functionName: 'down' | 'up', ...args: readonly [bigint, bigint, bigint]) =>
    client.readContract({...probe, functionName, args});
  const thousandWeth = parseEther('1000');
  const value = await scale('down', thousandWeth, 2n ** 192n, sqrtPriceX96 ** 2n);
  console.log(`the product has ${(thousandWeth << 192n).toString(2).length} bits`);
  console.log(`1,000 WETH are ${showUsdc(value)}`);
  const fee = await scale('up', parseUnits('10050.251257', 6), 3_000n, 997_000n);
  console.log(`the fee of 10,050.251257 USDC is ${showUsdc(fee)}`);
  console.log(`denominator 0: reverts with ${await reasonOf(scale('down', 1n, 1n, 0n))}`);
  console.log(`too large: reverts with ${await reasonOf(scale('down', maxUint256, 2n, 1n))}`);
  // #endregion full-math

  // #region unsafe-math
  for (const [x, y] of [
    [10n, 5n],
    [11n, 5n],
    [11n, 0n],
  ] as const) {
    const quotient = await client.readContract({...probe, functionName: 'divide', args: [x, y]});
    console.log(`${x} / ${y} rounded up: ${quotient}`);
  }
  // #endregion unsafe-math

  // #region fixed-point-96
  const root = await client.readContract({...probe, functionName: 'sqrtPriceOf', args: [22_360n]});
  console.log(`22360 as Q64.96: ${root}`);
  const reserve = [sqrtPriceX96, liquidity] as const;
  const wethRaw = await client.readContract({...probe, functionName: 'amount1Of', args: reserve});
  console.log(`liquidity × √price: ${showWeth(wethRaw)}`);
  // #endregion fixed-point-96

  // #region fixed-point-128
  const fees = parseUnits('25', 6);
  const args = [fees, liquidity] as const;
  const growthX128 = await client.readContract({...probe, functionName: 'growthOf', args});
  console.log(`25 USDC of fees: ${growthX128}`);
  const ours = await scale('down', growthX128, liquidity / 4n, 2n ** 128n);
  console.log(`owed to a quarter of the liquidity: ${showUsdc(ours)}`);
  // #endregion fixed-point-128

  // #region liquidity-math
  const change = (before: bigint, delta: bigint) =>
    client.readContract({...probe, functionName: 'change', args: [before, delta]});
  console.log(`half removed: ${await change(liquidity, -liquidity / 2n)}`);
  console.log(`one too many: reverts with ${await reasonOf(change(liquidity, -liquidity - 1n))}`);
  console.log(`over the top: reverts with ${await reasonOf(change(maxUint128, 1n))}`);
  // #endregion liquidity-math

  // #region safe-math
  const compute = (functionName: 'add' | 'sub' | 'mul', ...args: readonly [bigint, bigint]) =>
    client.readContract({...probe, functionName, args});
  const [before, after] = [parseUnits('2000000', 6), parseUnits('2010000', 6)];
  console.log(`paid in: ${showUsdc(await compute('sub', after, before))}`);
  console.log(`below 0: reverts with ${await reasonOf(compute('sub', before, after))}`);
  console.log(`2^256: reverts with ${await reasonOf(compute('add', maxUint256, 1n))}`);
  console.log(`2^256: reverts with ${await reasonOf(compute('mul', 2n ** 255n, 2n))}`);
  // #endregion safe-math

  // #region signed-safe-math
  const signed = (functionName: 'addSigned' | 'subSigned', ...args: readonly [bigint, bigint]) =>
    client.readContract({...probe, functionName, args});
  console.log(`5 - 7 = ${await signed('subSigned', 5n, 7n)}`);
  console.log(`-2^255 - 1: reverts with ${await reasonOf(signed('subSigned', minInt256, 1n))}`);
  console.log(`-2^255 + -1: reverts with ${await reasonOf(signed('addSigned', minInt256, -1n))}`);
  // #endregion signed-safe-math

  // #region safe-cast
  const cast = (functionName: 'toUint160' | 'toInt128' | 'toInt256', value: bigint) =>
    client.readContract({...probe, functionName, args: [value]});
  console.log(`the price: ${await cast('toUint160', sqrtPriceX96)}`);
  console.log(`2^160: reverts with ${await reasonOf(cast('toUint160', 2n ** 160n))}`);
  console.log(`2^127: reverts with ${await reasonOf(cast('toInt128', maxInt128 + 1n))}`);
  console.log(`2^255: reverts with ${await reasonOf(cast('toInt256', 2n ** 255n))}`);
  // #endregion safe-cast
});
