import {maxUint160, maxUint256, maxUint48, parseAbi, zeroAddress, type Address} from 'viem';
import type {PoolKey, SandboxPool} from '../../../../packages/sandbox/contents';
import {erc20} from '../../../../sandbox/abis';
import {addressOf} from '../../../../sandbox/addressOf';
import {fromForge} from '../../../../sandbox/fromPackage';
import type {senderOf} from '../sender';

/** The router that swaps, and the manager of positions. */
export const router = {
  to: addressOf('UniversalRouterV2_0'),
  abi: fromForge('universal-router-2.0.0', 'UniversalRouter').abi,
};
export const positions = {
  to: addressOf('PositionManager'),
  abi: parseAbi([
    'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
    'function nextTokenId() view returns (uint256)',
    'function subscribe(uint256 tokenId, address newSubscriber, bytes data) payable',
    'function transferFrom(address from, address to, uint256 id)',
  ]),
};

const keyType =
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }';

/** What governance and donors call of the pool manager. */
export const manager = {
  to: addressOf('PoolManager'),
  abi: parseAbi([
    keyType,
    'function setProtocolFeeController(address controller)',
    'function setProtocolFee(PoolKey key, uint24 newProtocolFee)',
    'function donate(PoolKey key, uint256 amount0, uint256 amount1, bytes hookData) returns (int256 delta)',
  ]),
};

/** What the owner of the hook calls that sets a fee. */
export const feeHook = {
  to: addressOf('FeeHook'),
  abi: parseAbi([keyType, 'function setFee(PoolKey key, uint24 feePips)']),
};

/** What opens the pool manager to make calls of it, and pays what they owe. */
export const unlockerAbi = parseAbi([
  'struct Limit { address currency; int256 least; }',
  'function run(bytes[] calls, Limit[] limits) payable returns (bytes[] results)',
]);

const permit2 = {
  to: addressOf('Permit2'),
  abi: parseAbi([
    'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  ]),
};

/** Currencies as keys of pools name them: ether is the zero address. */
export const currencyOf = (symbol: string): Address =>
  symbol === 'ETH' ? zeroAddress : addressOf(symbol);

/** The names that the trades give the pools of the sandbox. */
const POOLS = {
  deep: {pair: 'USDC/ETH', fee: 3_000},
  narrow: {pair: 'USDC/ETH', fee: 500},
  dynamic: {pair: 'USDC/ETH', fee: 0x800000},
  wrapped: {pair: 'USDC/WETH', fee: 3_000},
  stable: {pair: 'USDC/DAI', fee: 100},
  wrapper: {pair: 'ETH/WETH', fee: 0},
} as const;

export type PoolName = keyof typeof POOLS;

/** The keys of the pools. */
export const keysOf =
  (pools: readonly SandboxPool[]) =>
  (name: PoolName): PoolKey => {
    const {pair, fee} = POOLS[name];
    const found = pools.find(
      (pool) => pool.version === 'v4' && pool.pair === pair && pool.key?.fee === fee,
    );
    if (!found?.key) throw new Error(`the sandbox has no v4 pool of ${pair} with ${fee}`);
    return found.key;
  };

/** Lets the router and the position manager take tokens of an account, through Permit2. */
export async function allow(send: ReturnType<typeof senderOf>, account: number): Promise<void> {
  for (const to of ['USDC', 'WETH', 'DAI'].map((symbol) => addressOf(symbol))) {
    await send(account, {to, abi: erc20, name: 'approve', args: [permit2.to, maxUint256]});
    for (const spender of [router.to, positions.to]) {
      const args = [to, spender, maxUint160, maxUint48];
      await send(account, {...permit2, name: 'approve', args});
    }
  }
}
