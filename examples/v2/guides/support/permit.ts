import {parseAbi, parseSignature, parseUnits, type Address} from 'viem';
import {
  approve,
  dai,
  factory,
  mined,
  router as routerOf,
  tenMinutesAhead,
  usdc,
} from '../../../reverts/v2/support/v2';
import {client, clientOf} from '../../../support/chain';
import {pairAbi} from '../../reference/support/contracts';
import {router02} from '../../reference/support/routers';

/** Owns shares, and signs. */
export const owner = clientOf(0);
/** Sees what the owner has signed. */
export const stranger = clientOf(9);
/** The router, with the calls that withdraw. */
export const router = {
  address: router02.address,
  abi: parseAbi([
    'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB)',
    'function removeLiquidityWithPermit(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s) returns (uint256 amountA, uint256 amountB)',
  ]),
} as const;

/** Deposits 5,000 USDC and 5,000 DAI of the owner, and gives the pair whose shares they are. */
export async function deposit() {
  const [inUsdc, inDai] = [parseUnits('5000', 6), parseUnits('5000', 18)];
  await approve(usdc, router.address, inUsdc);
  await approve(dai, router.address, inDai);
  const minimums = [(inUsdc * 995n) / 1_000n, (inDai * 995n) / 1_000n] as const;
  const to = owner.account.address;
  await mined(
    owner.writeContract({
      ...routerOf,
      functionName: 'addLiquidity',
      args: [usdc, dai, inUsdc, inDai, ...minimums, to, await tenMinutesAhead()],
    }),
  );
  const args = [usdc, dai] as const;
  const address = await client.readContract({...factory, functionName: 'getPair', args});
  return {address, abi: pairAbi} as const;
}

export type Pair = Awaited<ReturnType<typeof deposit>>;

/** The two tokens of a pair, in its order. */
export async function tokensOf(pair: Pair) {
  const token0 = await client.readContract({...pair, functionName: 'token0'});
  const token1 = await client.readContract({...pair, functionName: 'token1'});
  return [token0, token1] as const;
}

// #region minimums
/** What shares are worth now in both tokens, less 0.5 %, in the order of token0 and token1. */
export async function minimumsOf(pair: Pair, shares: bigint) {
  const [reserve0, reserve1] = await client.readContract({...pair, functionName: 'getReserves'});
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  const least = (reserve: bigint) => (((shares * reserve) / supply) * 995n) / 1_000n;
  return {least0: least(reserve0), least1: least(reserve1)};
}
// #endregion minimums

type Message = {spender: Address; value: bigint; deadline: bigint};

// #region sign
const types = {
  Permit: [
    {name: 'owner', type: 'address'},
    {name: 'spender', type: 'address'},
    {name: 'value', type: 'uint256'},
    {name: 'nonce', type: 'uint256'},
    {name: 'deadline', type: 'uint256'},
  ],
} as const;

/** Signs an allowance of the owner's shares, and gives the three parts of the signature. */
export async function signPermit(pair: Pair, message: Message) {
  const {address} = owner.account;
  const nonce = await client.readContract({...pair, functionName: 'nonces', args: [address]});
  const signature = await owner.signTypedData({
    domain: {name: 'Uniswap V2', version: '1', chainId: 1, verifyingContract: pair.address},
    primaryType: 'Permit',
    types,
    message: {owner: address, ...message, nonce},
  });
  const {r, s, yParity} = parseSignature(signature);
  return [27 + yParity, r, s] as const;
}
// #endregion sign
