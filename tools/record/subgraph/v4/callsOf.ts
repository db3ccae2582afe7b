import {encodeFunctionData, parseEther, type Address} from 'viem';
import {listOf, type Action} from '../../../../examples/v4/support/actions';
import type {PoolKey} from '../../../../packages/sandbox/contents';
import {addressOf} from '../../../../sandbox/addressOf';
import {units} from '../../../../sandbox/tokens';
import {accountAt, type senderOf} from '../sender';
import {
  currencyOf,
  feeHook,
  manager,
  positions,
  router,
  unlockerAbi,
  type PoolName,
} from './contracts';

export const PROVIDER = 3;
export const STABLE_PROVIDER = 4;
export const DONOR = 2;
const BUYER = 5;
const V4_SWAP = '0x10';
const NO_LIMIT = 2n ** 128n - 1n;
/** In millionths of the amount: 1% for the hook's pool, 0.1% for the protocol in both directions. */
const HOOK_FEE = 10_000;
const PROTOCOL_FEE = 1_000 | (1_000 << 12);

type Sale = {sold: string; amount: number; pool: PoolName};

/** A swap, a step of the provider's position or of the one of stablecoins, or a change of fees. */
export type Step =
  | {does: 'sell'; account: number; sale: Sale}
  | {does: 'mint' | 'increase' | 'collect' | 'subscribe' | 'passOn' | 'halve'}
  | {does: 'mintStable' | 'burnStable'}
  | {does: 'donate' | 'setHookFee' | 'setProtocolFee'};

type Market = {
  keyOf: (name: PoolName) => PoolKey;
  subscriber: Address;
  unlocker: Address;
  /** Of the provider's position; that of the stablecoins is the next. */
  tokenId: bigint;
  deadline: bigint;
};

type SentCall = Parameters<ReturnType<typeof senderOf>>[1] & {from: number | Address};

/** The calls of a step. */
export function callsOf(step: Step, market: Market): SentCall[] {
  const {keyOf, subscriber, unlocker, tokenId} = market;
  const narrow = keyOf('narrow');
  const changes = (from: number, actions: readonly Action[], value = 0n): SentCall[] => [
    {
      from,
      ...positions,
      name: 'modifyLiquidities',
      args: [listOf(actions), market.deadline],
      value,
    },
  ];
  switch (step.does) {
    case 'sell':
      return [swapOf(step, market)];
    case 'mint':
      return changes(
        PROVIDER,
        minted(narrow, {range: [-200_410, -200_210], liquidity: 5n * 10n ** 16n, owner: PROVIDER}),
        parseEther('20'),
      );
    case 'increase':
      return changes(
        PROVIDER,
        [
          ['INCREASE_LIQUIDITY', tokenId, 10n ** 16n, NO_LIMIT, NO_LIMIT, '0x'],
          ...paid(narrow, PROVIDER),
        ],
        parseEther('5'),
      );
    case 'collect':
      return changes(PROVIDER, [lessened(tokenId, 0n), taken(narrow, PROVIDER)]);
    case 'halve':
      return changes(BUYER, [lessened(tokenId, 3n * 10n ** 16n), taken(narrow, BUYER)]);
    case 'subscribe':
      return [{from: PROVIDER, ...positions, name: 'subscribe', args: [tokenId, subscriber, '0x']}];
    case 'passOn': {
      const args = [accountAt(PROVIDER), accountAt(BUYER), tokenId];
      return [{from: PROVIDER, ...positions, name: 'transferFrom', args}];
    }
    case 'mintStable':
      return changes(
        STABLE_PROVIDER,
        minted(keyOf('stable'), {
          range: [-276_330, -276_320],
          liquidity: 2n * 10n ** 19n,
          owner: STABLE_PROVIDER,
        }),
      );
    case 'burnStable':
      return changes(STABLE_PROVIDER, [
        ['BURN_POSITION', tokenId + 1n, 0n, 0n, '0x'],
        taken(keyOf('stable'), STABLE_PROVIDER),
      ]);
    case 'donate': {
      const value = parseEther('0.5');
      const donation = {functionName: 'donate', args: [narrow, value, 0n, '0x']} as const;
      const data = encodeFunctionData({abi: manager.abi, ...donation});
      const args = [[data], [{currency: narrow.currency0, least: -value}]];
      return [{from: DONOR, to: unlocker, abi: unlockerAbi, name: 'run', args, value}];
    }
    case 'setHookFee': {
      const args = [keyOf('dynamic'), HOOK_FEE];
      return [{from: addressOf('Timelock'), ...feeHook, name: 'setFee', args}];
    }
    case 'setProtocolFee': {
      const controller = {name: 'setProtocolFeeController', args: [accountAt(0)]};
      const fee = {name: 'setProtocolFee', args: [keyOf('deep'), PROTOCOL_FEE]};
      return [
        {from: addressOf('Timelock'), ...manager, ...controller},
        {from: 0, ...manager, ...fee},
      ];
    }
  }
}

/** A sale through the router, which pays for what it sells and takes what it buys. */
function swapOf(
  {account, sale: {sold, amount, pool}}: Step & {does: 'sell'},
  {keyOf, deadline}: Market,
): SentCall {
  const poolKey = keyOf(pool);
  const amountIn = units(sold, amount);
  const zeroForOne = poolKey.currency0 === currencyOf(sold);
  const bought = zeroForOne ? poolKey.currency1 : poolKey.currency0;
  const input = listOf([
    ['SWAP_EXACT_IN_SINGLE', {poolKey, zeroForOne, amountIn, amountOutMinimum: 0n, hookData: '0x'}],
    ['SETTLE_ALL', currencyOf(sold), amountIn],
    ['TAKE_ALL', bought, 0n],
  ]);
  const value = sold === 'ETH' ? amountIn : 0n;
  const args = [V4_SWAP, [input], deadline];
  return {from: account, ...router, name: 'execute', args, value};
}

type Minted = {range: readonly [number, number]; liquidity: bigint; owner: number};

const minted = (key: PoolKey, {range, liquidity, owner}: Minted): Action[] => [
  ['MINT_POSITION', key, ...range, liquidity, NO_LIMIT, NO_LIMIT, accountAt(owner), '0x'],
  ...paid(key, owner),
];

/** Both currencies are paid, and ether that is left goes back. */
const paid = ({currency0, currency1}: PoolKey, owner: number): Action[] => [
  ['SETTLE_PAIR', currency0, currency1],
  ['SWEEP', currency0, accountAt(owner)],
];

const lessened = (tokenId: bigint, liquidity: bigint): Action => [
  'DECREASE_LIQUIDITY',
  tokenId,
  liquidity,
  0n,
  0n,
  '0x',
];

const taken = ({currency0, currency1}: PoolKey, receiver: number): Action => [
  'TAKE_PAIR',
  currency0,
  currency1,
  accountAt(receiver),
];
