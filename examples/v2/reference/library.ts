import assert from 'node:assert/strict';
import pairArtifact from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {
  encodePacked,
  getContractAddress,
  isAddressEqual,
  keccak256,
  parseAbi,
  parseUnits,
  type Address,
} from 'viem';
import {client, run} from '../../support/chain';
import {dai, router, usdc, weth} from '../../reverts/v2/support/v2';
import {factory, inUsdc, inWeth, pair} from './support/contracts';

const routerAbi = parseAbi([
  'function quote(uint256 amountA, uint256 reserveA, uint256 reserveB) pure returns (uint256 amountB)',
  'function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) pure returns (uint256 amountOut)',
  'function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut) pure returns (uint256 amountIn)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function getAmountsIn(uint256 amountOut, address[] path) view returns (uint256[] amounts)',
]);
const asked = {address: router.address, abi: routerAbi} as const;

// #region sort-tokens
/** Two tokens, the lower address first. */
const sortTokens = (tokenA: Address, tokenB: Address): [Address, Address] =>
  BigInt(tokenA) < BigInt(tokenB) ? [tokenA, tokenB] : [tokenB, tokenA];
// #endregion sort-tokens

run(async () => {
  console.log(`token0 is USDC: ${isAddressEqual(sortTokens(weth, usdc)[0], usdc)}`);

  // #region pair-for
  const computed = getContractAddress({
    opcode: 'CREATE2',
    from: factory.address,
    salt: keccak256(encodePacked(['address', 'address'], sortTokens(weth, usdc))),
    bytecode: `0x${pairArtifact.bytecode}`,
  });
  const stored = await client.readContract({
    ...factory,
    functionName: 'getPair',
    args: [weth, usdc],
  });
  console.log(`computed as the factory says: ${computed === stored}`);
  // #endregion pair-for

  // #region reserves
  const [usdcReserve, wethReserve] = await client.readContract({
    ...pair, // its token0 is USDC
    functionName: 'getReserves',
  });
  console.log(`reserves ${inUsdc(usdcReserve)} and ${inWeth(wethReserve)}`);
  // #endregion reserves

  const thousand = parseUnits('1000', 6);
  // #region quote
  const args = [thousand, usdcReserve, wethReserve] as const;
  const atRatio = await client.readContract({...asked, functionName: 'quote', args});
  console.log(`1,000 USDC at the ratio of the reserves: ${inWeth(atRatio)}`);
  // #endregion quote

  // #region amount-out
  const amountOut = await client.readContract({...asked, functionName: 'getAmountOut', args});
  const withFee = thousand * 997n;
  const formula = (withFee * wethReserve) / (usdcReserve * 1_000n + withFee);
  assert.equal(amountOut, formula);
  console.log(`1,000 USDC buy ${inWeth(amountOut)}`);
  // #endregion amount-out

  // #region amount-in
  const wanted = parseUnits('0.5', 18);
  const amountIn = await client.readContract({
    ...asked,
    functionName: 'getAmountIn',
    args: [wanted, usdcReserve, wethReserve],
  });
  assert.equal(
    amountIn,
    (usdcReserve * wanted * 1_000n) / ((wethReserve - wanted) * 997n) + 1n, // rounded up
  );
  console.log(`0.5 WETH cost ${inUsdc(amountIn)}`);
  // #endregion amount-in

  // #region amounts-out
  const path = [usdc, dai, weth] as const;
  const out = await client.readContract({
    ...asked,
    functionName: 'getAmountsOut',
    args: [thousand, path],
  });
  console.log(`through DAI: ${out.join(', ')}`);
  // #endregion amounts-out

  // #region amounts-in
  const needed = await client.readContract({
    ...asked,
    functionName: 'getAmountsIn',
    args: [wanted, path],
  });
  console.log(`and back:    ${needed.join(', ')}`);
  // #endregion amounts-in

  // #region router01
  const old = {address: '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a', abi: routerAbi} as const;
  const wrong = await client.readContract({
    ...old,
    functionName: 'getAmountIn',
    args: [wanted, usdcReserve, wethReserve],
  });
  const sameAs = await client.readContract({
    ...asked,
    functionName: 'getAmountOut',
    args: [wanted, usdcReserve, wethReserve],
  });
  const path01 = [usdc, weth] as const;
  const right = await client.readContract({
    ...old,
    functionName: 'getAmountsIn',
    args: [wanted, path01],
  });
  console.log(`Router02 getAmountIn   ${amountIn}`);
  console.log(`Router01 getAmountIn   ${wrong}, as getAmountOut: ${wrong === sameAs}`);
  console.log(`Router01 getAmountsIn  ${right[0]}`);
  // #endregion router01
});
