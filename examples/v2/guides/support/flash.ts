import {parseAbi, type Address} from 'viem';
import {client, deadlineIn} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {quote, router02} from '../../support/router02';

/** The contract of the guide. */
export const swapperAbi = parseAbi([
  'struct Order { address tokenBorrowed; address tokenOther; uint256 amountBorrowed; address[] path; uint256 profitMin; uint256 deadline; }',
  'function flashSwap(Order order)',
  'function uniswapV2Call(address sender, uint256 amount0, uint256 amount1, bytes data)',
  'function amountOwed(address tokenBorrowed, address tokenOther, uint256 amount, address tokenOwed) view returns (uint256)',
  'function pairOf(address tokenA, address tokenB) view returns (address)',
]);

/** Deploys the contract of the guide. */
export async function deploySwapper() {
  const source = {file: 'examples/v2/guides/FlashSwapper.sol', contract: 'FlashSwapper'};
  return {address: await deploy(source, [router02.address]), abi: swapperAbi} as const;
}

type Plan = {
  swapper: Address;
  tokenBorrowed: Address;
  tokenOther: Address;
  amountBorrowed: bigint;
  path: readonly Address[];
};

// #region order
/** An order whose minimum profit is what quotes promise now, less 0.5% of the sale. */
export async function makeOrder({swapper, ...plan}: Plan) {
  const {tokenBorrowed, tokenOther, amountBorrowed, path} = plan;
  const tokenOwed = path.at(-1) ?? tokenBorrowed;
  const args = [tokenBorrowed, tokenOther, amountBorrowed, tokenOwed] as const;
  const contract = {address: swapper, abi: swapperAbi} as const;
  const owed = await client.readContract({...contract, functionName: 'amountOwed', args});
  const soldMin = ((await quote(amountBorrowed, path)) * 995n) / 1_000n;
  if (soldMin <= owed) throw new Error('the quotes leave no profit');
  return {order: {...plan, profitMin: soldMin - owed, deadline: await deadlineIn(600n)}, owed};
}
// #endregion order
