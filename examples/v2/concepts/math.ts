import {parseAbi, parseEther, parseUnits, zeroAddress} from 'viem';
import {client, run} from '../../support/chain';
import {router} from '../../reverts/v2/support/v2';
import {inWeth, pair} from '../reference/support/contracts';

const abi = parseAbi([
  'function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) pure returns (uint256 amountOut)',
  'function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut) pure returns (uint256 amountIn)',
]);
const asked = {address: router.address, abi} as const;

const amountOut = (...args: [bigint, bigint, bigint]) =>
  client.readContract({...asked, functionName: 'getAmountOut', args});
const amountIn = (...args: [bigint, bigint, bigint]) =>
  client.readContract({...asked, functionName: 'getAmountIn', args});

run(async () => {
  const [usdc, weth] = await client.readContract({...pair, functionName: 'getReserves'});

  // #region supply
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  const locked = await client.readContract({
    ...pair,
    functionName: 'balanceOf',
    args: [zeroAddress],
  });
  console.log(`shares         ${supply}, of which ${locked} are locked`);
  // #endregion supply

  // #region parts
  const [half, whole] = [parseUnits('5000', 6), parseUnits('10000', 6)] as const;
  const atOnce = await amountOut(whole, usdc, weth);
  const first = await amountOut(half, usdc, weth);
  const second = await amountOut(half, usdc + half, weth - first);
  console.log(`10,000 USDC    ${inWeth(atOnce)}`);
  console.log(`2 × 5,000 USDC ${inWeth(first + second)}`);
  // #endregion parts

  // #region rounding
  console.log(`1 raw USDC     buys ${await amountOut(1n, usdc, weth)} wei`);
  console.log(`1 wei of WETH  buys ${await amountOut(1n, weth, usdc)} raw USDC`);
  console.log(`1,000 units    cost ${await amountIn(1_000n, 997n, 2_000n)} of reserves 997, 2000`);
  // #endregion rounding

  // #region inverse
  const out = await amountOut(whole, usdc, weth);
  const back = await amountIn(out, usdc, weth);
  const dearer = await amountIn(out + 1n, usdc, weth);
  console.log(`for that much  ${back} raw USDC, for 1 wei more ${dearer}`);
  const wethOut = await amountOut(parseEther('1'), weth, usdc);
  const wethBack = await amountIn(wethOut, weth, usdc);
  console.log(`1 WETH buys    ${wethOut} raw USDC, which cost ${wethBack} wei`);
  // #endregion inverse
});
