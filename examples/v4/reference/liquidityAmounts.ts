import {decodeErrorResult, parseAbi, parseEther, parseUnits} from 'viem';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {refusal} from '../hooks/support/refusal';
import {market, showEth, showUsdc} from './support/price';

const abi = parseAbi([
  'function of0(uint160 sqrtPriceAX96, uint160 sqrtPriceBX96, uint256 amount0) pure returns (uint128)',
  'function of1(uint160 sqrtPriceAX96, uint160 sqrtPriceBX96, uint256 amount1) pure returns (uint128)',
  'function ofBoth(uint160 sqrtPriceX96, uint160 sqrtPriceAX96, uint160 sqrtPriceBX96, uint256 amount0, uint256 amount1) pure returns (uint128)',
  'error SafeCastOverflow()',
]);

const {sqrtPriceX96: price, sqrtLowerX96: lower, sqrtUpperX96: upper} = market;
const wei = parseEther('1');
const units = parseUnits('2500', 6);

/** What a call reverts with. */
async function errorOf(call: Promise<unknown>): Promise<string> {
  const data = await refusal(call);
  return data === '0x' ? 'no data' : decodeErrorResult({abi, data}).errorName;
}

run(async () => {
  const source = {file: 'examples/v4/reference/LiquidityProbe.sol', contract: 'LiquidityProbe'};
  const probe = {address: await deploy(source), abi} as const;

  // #region one
  const of0 = (from: bigint, to: bigint, amount0: bigint) =>
    client.readContract({...probe, functionName: 'of0', args: [from, to, amount0]});
  const of1 = (from: bigint, to: bigint, amount1: bigint) =>
    client.readContract({...probe, functionName: 'of1', args: [from, to, amount1]});
  console.log(`${showEth(wei)} up to the upper tick: ${await of0(price, upper, wei)}`);
  console.log(`${showUsdc(units)} down to the lower tick: ${await of1(lower, price, units)}`);
  console.log(`both ends the same: ${await errorOf(of0(price, price, wei))}`);
  console.log(`too much for 128 bits: ${await errorOf(of1(lower, lower + 1n, 2n ** 100n))}`);
  // #endregion one

  // #region both
  const ofBoth = (at: bigint, amount0: bigint, amount1: bigint) => {
    const args = [at, lower, upper, amount0, amount1] as const;
    return client.readContract({...probe, functionName: 'ofBoth', args});
  };
  console.log(`1 ETH + 2,500 USDC: ${await ofBoth(price, wei, units)}`);
  console.log(`2 ETH + 2,500 USDC: ${await ofBoth(price, 2n * wei, units)}`);
  console.log(`1 ETH, price below the range: ${await ofBoth(lower, wei, 0n)}`);
  console.log(`1 ETH, price above the range: ${await ofBoth(upper, wei, 0n)}`);
  // #endregion both
});
