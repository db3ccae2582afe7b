import {
  type Address,
  parseAbi,
  parseEventLogs,
  parseSignature,
  type TransactionReceipt,
} from 'viem';
import {account, chain, client, clientOf, confirm} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {encode, router} from '../../../universal-router/support/router';
import {manager} from '../../support/manager';
import {idOf, type PoolKey} from '../../support/pool';
import {positions} from '../../support/positions';

/** The account that signs, and that never sends. */
export const signer = clientOf(1).account;

const swappersAbi = parseAbi([
  'event SwapBy(bytes32 indexed id, address indexed swapper, address sender)',
  'event LiquidityBy(bytes32 indexed id, address indexed provider, address sender)',
]);
export const lyingAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function sell(PoolKey key, uint256 amountOutMinimum, bytes hookData) payable',
]);

/** Deploys the router that claims to be called by an account. */
export const deployLyingRouter = (claimed: Address): Promise<Address> =>
  deploy({file: 'examples/v4/hooks/LyingRouter.sol', contract: 'LyingRouter'}, [
    manager.address,
    claimed,
  ]);

// #region print
/** Prints which account a hook has logged, and what has called PoolManager. */
export function printLogged(what: string, {logs}: Pick<TransactionReceipt, 'logs'>): void {
  for (const {eventName, args} of parseEventLogs({abi: swappersAbi, logs})) {
    const one = eventName === 'SwapBy' ? args.swapper : args.provider;
    console.log(`${what}: ${nameOf(one)}, through ${nameOf(args.sender)}`);
  }
}
// #endregion print

const names: Readonly<Record<Address, string>> = {
  [account]: 'our account',
  [signer.address]: 'the second account',
  [router.address]: 'Universal Router',
  [positions.address]: 'PositionManager',
};
const nameOf = (address: Address): string => names[address] ?? 'the other router';
/** A text with names in place of its addresses. */
export const nameAll = (text: string): string =>
  text.replace(/0x[0-9a-fA-F]{40}/g, (address) => nameOf(address as Address));

// #region sign
/** A swap of an exact input of currency0 that an account signs, for a hook and a router. */
export type Signed = {
  poolKey: PoolKey;
  router: Address;
  amountIn: bigint;
  nonce: bigint;
  deadline: bigint;
};

/** The hookData that prove who swaps: the signature of the second account. */
export async function proofOf({poolKey, router, amountIn, nonce, deadline}: Signed) {
  const signature = await signer.signTypedData({
    domain: {name: 'KnownSwappers', chainId: chain.id, verifyingContract: poolKey.hooks},
    types: {
      Swap: [
        {name: 'poolId', type: 'bytes32'},
        {name: 'router', type: 'address'},
        {name: 'zeroForOne', type: 'bool'},
        {name: 'amountSpecified', type: 'int256'},
        {name: 'nonce', type: 'uint256'},
        {name: 'deadline', type: 'uint256'},
      ],
    },
    primaryType: 'Swap',
    message: {
      poolId: idOf(poolKey),
      router,
      zeroForOne: true,
      amountSpecified: -amountIn,
      nonce,
      deadline,
    },
  });
  const {r, s, yParity} = parseSignature(signature);
  return encode(
    '(address swapper, uint256 nonce, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    {swapper: signer.address, nonce, deadline, v: 27 + yParity, r, s},
  );
}
// #endregion sign

/** Sells ether through the lying router; simulates it first. */
export async function sellThrough(
  lyingRouter: Address,
  {
    poolKey,
    amountIn,
    least,
    hookData,
  }: {poolKey: PoolKey; amountIn: bigint; least: bigint; hookData: `0x${string}`},
): Promise<TransactionReceipt> {
  const {request} = await client.simulateContract({
    address: lyingRouter,
    abi: lyingAbi,
    functionName: 'sell',
    args: [poolKey, least, hookData],
    value: amountIn,
  });
  return confirm(await client.writeContract(request));
}
