import {
  concatHex,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import {addressOf} from '../../../support/chain';
import {client, confirm} from '../../support/reproduce';
import {ether, poolKey} from './manager';

/** The position manager with mainnet's code. */
export const positions = {
  address: addressOf('PositionManager'),
  abi: parseAbi([
    'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
    'function unlockCallback(bytes data) returns (bytes)',
    'function nextTokenId() view returns (uint256)',
    'function ownerOf(uint256 id) view returns (address)',
    'function balanceOf(address owner) view returns (uint256)',
    'function tokenURI(uint256 tokenId) view returns (string)',
    'function approve(address spender, uint256 id)',
    'function transferFrom(address from, address to, uint256 id)',
    'function safeTransferFrom(address from, address to, uint256 id)',
    'function permit(address spender, uint256 tokenId, uint256 deadline, uint256 nonce, bytes signature) payable',
    'function permitForAll(address owner, address operator, bool approved, uint256 deadline, uint256 nonce, bytes signature) payable',
    'function revokeNonce(uint256 nonce) payable',
    'function subscribe(uint256 tokenId, address newSubscriber, bytes data) payable',
    'function unsubscribe(uint256 tokenId) payable',
  ]),
} as const;

/** Some hours after the sandbox begins, in seconds. */
export const deadline = 1_767_340_000n;

const KEY = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)';

/** The actions of these programs, and the types of their parameters. */
const actions = {
  DECREASE_LIQUIDITY: [0x01, 'uint256, uint256, uint128, uint128, bytes'],
  BURN_POSITION: [0x03, 'uint256, uint128, uint128, bytes'],
  MINT_POSITION: [0x02, `${KEY}, int24, int24, uint256, uint128, uint128, address, bytes`],
  MINT_POSITION_FROM_DELTAS: [0x05, `${KEY}, int24, int24, uint128, uint128, address, bytes`],
  SWAP_EXACT_IN_SINGLE: [
    0x06,
    `(${KEY} poolKey, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, bytes hookData)`,
  ],
  SWAP_EXACT_OUT_SINGLE: [
    0x08,
    `(${KEY} poolKey, bool zeroForOne, uint128 amountOut, uint128 amountInMaximum, bytes hookData)`,
  ],
  DONATE: [0x0a, 'uint256'],
  SETTLE: [0x0b, 'address, uint256, bool'],
  SETTLE_PAIR: [0x0d, 'address, address'],
  TAKE: [0x0e, 'address, address, uint256'],
  TAKE_PORTION: [0x10, 'address, address, uint256'],
  TAKE_PAIR: [0x11, 'address, address, address'],
  CLOSE_CURRENCY: [0x12, 'address'],
  SWEEP: [0x14, 'address, address'],
  WRAP: [0x15, 'uint256'],
} as const;

/** An action and its parameters. */
export type Action = readonly [name: keyof typeof actions, ...params: readonly unknown[]];

/** Actions as the position manager and the router read them: a byte of each, and its parameters. */
export const encodeActions = (...list: readonly Action[]): Hex =>
  encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
    concatHex(list.map(([name]) => numberToHex(actions[name][0], {size: 1}))),
    list.map(([name, ...params]) =>
      encodeAbiParameters(parseAbiParameters(actions[name][1] as string), params),
    ),
  ]);

/** A call of `modifyLiquidities` with these actions. */
export const act = (...list: readonly Action[]) =>
  ({
    ...positions,
    functionName: 'modifyLiquidities',
    args: [encodeActions(...list), deadline],
  }) as const;

/** The parameters of a position above the price, which holds ETH alone; at most this much of it, in wei. */
export const aboveThePrice = (mostWei: bigint) =>
  [
    'MINT_POSITION',
    poolKey,
    0,
    60,
    10n ** 12n,
    mostWei,
    0n,
    client.account.address,
    '0x',
  ] as const satisfies Action;

/** Mints such a position for the account, and returns its id. */
export async function mintPosition(): Promise<bigint> {
  const id = await client.readContract({...positions, functionName: 'nextTokenId'});
  const value = 10n ** 18n;
  await confirm(
    await client.writeContract({
      ...act(
        aboveThePrice(value),
        ['CLOSE_CURRENCY', ether],
        ['SWEEP', ether, client.account.address],
      ),
      value,
    }),
  );
  return id;
}
