import {
  BaseError,
  createPublicClient,
  decodeErrorResult,
  encodeFunctionData,
  isHex,
  parseAbi,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem';
import {mainnet} from 'viem/chains';
import {run, transport} from '../../support/chain';
import {usdc} from './support/tokens';

const client = createPublicClient({chain: mainnet, transport});

// #region raw-data
/** The raw data that a call reverts with; `0x` where it gives none. */
async function revertData(call: {to: Address; data: Hex}): Promise<Hex> {
  try {
    await client.call(call);
  } catch (error) {
    const holder = error instanceof BaseError && error.walk((cause) => 'data' in (cause as object));
    if (holder && 'data' in holder && isHex(holder.data)) return holder.data;
    throw error;
  }
  throw new Error('the call passes now: read it at the block before the failure');
}
// #endregion raw-data

// #region decode
const errors = parseAbi(['error AllowanceExpired(uint256 deadline)']);

/** What raw revert data says: a string, a panic's code, or an error of the contracts you call. */
function explain(data: Hex): string {
  if (data === '0x') return 'no reason';
  const {errorName, args = []} = decodeErrorResult({abi: errors, data});
  return `${errorName}(${args.join(', ')})`;
}
// #endregion decode

const pool: Address = '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8'; // USDC/WETH, 0.3%
const factory: Address = '0x1F98431c8aD98523631AE4a59f267346ea31F984'; // UniswapV3Factory
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'; // Permit2
const abi = parseAbi([
  'function swap(address recipient, bool zeroForOne, int256 amountSpecified, uint160 sqrtPriceLimitX96, bytes data)',
  'function createPool(address tokenA, address tokenB, uint24 fee)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
]);

run(async () => {
  const swapNothing = encodeFunctionData({
    abi,
    functionName: 'swap',
    args: [zeroAddress, true, 0n, 4_295_128_740n, '0x'],
  });
  const poolOfOneToken = encodeFunctionData({
    abi,
    functionName: 'createPool',
    args: [usdc.address, usdc.address, 3_000],
  });
  const withoutAllowance = encodeFunctionData({
    abi,
    functionName: 'transferFrom',
    args: [pool, factory, 1n, usdc.address],
  });
  // #region three-reverts
  for (const call of [
    {to: pool, data: swapNothing},
    {to: permit2, data: withoutAllowance},
    {to: factory, data: poolOfOneToken},
  ]) {
    const data = await revertData(call);
    console.log(`${data.slice(0, 10).padEnd(10)} ${explain(data)}`);
  }
  // #endregion three-reverts
});
