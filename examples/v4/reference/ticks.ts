import {decodeErrorResult, parseAbi} from 'viem';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {refusal} from '../hooks/support/refusal';
import {market, usdcPerEth} from './support/price';

const abi = parseAbi([
  'function priceAt(int24 tick) pure returns (uint160 sqrtPriceX96)',
  'function tickAt(uint160 sqrtPriceX96) pure returns (int24 tick)',
  'function widestRange(int24 tickSpacing) pure returns (int24 tickLower, int24 tickUpper)',
  'function noLimit(bool zeroForOne) pure returns (uint160)',
  'error InvalidSqrtPrice(uint160 sqrtPriceX96)',
  'error InvalidTick(int24 tick)',
]);

/** The error with which a call reverts, and its values. */
async function errorOf(call: Promise<unknown>): Promise<string> {
  const {errorName, args} = decodeErrorResult({abi, data: await refusal(call)});
  return `${errorName}(${args.join()})`;
}

run(async () => {
  const source = {file: 'examples/v4/reference/TickProbe.sol', contract: 'TickProbe'};
  const probe = {address: await deploy(source), abi} as const;
  const {sqrtPriceX96, tickLower, tickUpper, tickSpacing} = market;

  // #region price
  const priceAt = (tick: number) =>
    client.readContract({...probe, functionName: 'priceAt', args: [tick]});
  for (const tick of [tickLower, tickUpper]) {
    const price = await priceAt(tick);
    console.log(`tick ${tick}: ${price}, ${usdcPerEth(price)}`);
  }
  console.log(`tick -887272: ${await priceAt(-887_272)}`);
  console.log(`tick 887272: ${await priceAt(887_272)}`);
  console.log(`tick 887273: ${await errorOf(priceAt(887_273))}`);
  // #endregion price

  // #region tick
  const tickAt = (price: bigint) =>
    client.readContract({...probe, functionName: 'tickAt', args: [price]});
  console.log(`2,000 USDC per ETH: tick ${await tickAt(sqrtPriceX96)}`);
  const lower = await priceAt(tickLower);
  console.log(`the price of tick ${tickLower}: tick ${await tickAt(lower)}`);
  console.log(`one less: tick ${await tickAt(lower - 1n)}`);
  console.log(`a price of 0: ${await errorOf(tickAt(0n))}`);
  // #endregion tick

  // #region usable
  for (const spacing of [tickSpacing, 200, 32_767]) {
    const call = {...probe, functionName: 'widestRange', args: [spacing]} as const;
    console.log(`spacing ${spacing}: ${(await client.readContract(call)).join(' to ')}`);
  }
  // #endregion usable

  // #region limit
  for (const zeroForOne of [true, false]) {
    const call = {...probe, functionName: 'noLimit', args: [zeroForOne]} as const;
    console.log(`zeroForOne ${zeroForOne}: ${await client.readContract(call)}`);
  }
  // #endregion limit
});
