import {encodeFunctionData, maxUint256, parseAbi, type Address} from 'viem';
import {addressOf} from '../../../../sandbox/addressOf';
import {erc20} from '../../../../sandbox/abis';
import {fromHardhat} from '../../../../sandbox/fromPackage';
import type {Sandbox} from '../../../../sandbox/startSandbox';
import {testClient} from '../../../../sandbox/testClient';
import {units} from '../../../../sandbox/tokens';
import {accountAt, moveTo, senderOf} from '../sender';

const router = {
  to: addressOf('SwapRouter'),
  abi: fromHardhat('@uniswap/v3-periphery', 'SwapRouter').abi,
};
const manager = {
  to: addressOf('NonfungiblePositionManager'),
  abi: fromHardhat('@uniswap/v3-periphery', 'NonfungiblePositionManager').abi,
};

/** Swaps of one dollar in one transaction, of which there are five: more than a page of rows. */
const SMALL_SWAPS = 190;

const PROVIDER = 3;
const MAX_UINT_128 = 2n ** 128n - 1n;

type Sale = {sold: string; bought: string; feePips: number; amount: number};

type Step = {at: string; account: number} & (
  | {does: 'swap'; sale: Sale; times?: number}
  | {does: 'mint' | 'increaseLiquidity' | 'decreaseLiquidity' | 'collect'}
);

/** Who does what in the pools of v3, and when: three days that touch every pool. */
const STEPS: readonly Step[] = [
  sells('2026-01-03T10:00', 1, '10000 USDC > WETH 3000'),
  sells('2026-01-03T10:10', 2, '5 WETH > DAI 3000'),
  sells('2026-01-03T10:20', 2, '1 WETH > WBTC 3000'),
  sells('2026-01-03T10:30', 2, '1 WETH > UNI 3000'),
  sells('2026-01-03T10:40', 1, '1000 USDC > WETH 100'),
  sells('2026-01-03T10:50', 1, '1000 USDC > WETH 10000'),
  sells('2026-01-03T11:00', 1, '1000 USDC > DAI 100'),
  sells('2026-01-03T11:10', 4, '1000 DAI > USDC 500'),
  {at: '2026-01-03T12:00', account: PROVIDER, does: 'mint'},
  ...['00', '10', '20', '30', '40'].map((minute) => ({
    ...sells(`2026-01-04T09:${minute}`, 4, '1 USDC > WETH 500'),
    times: SMALL_SWAPS,
  })),
  {at: '2026-01-04T15:00', account: PROVIDER, does: 'increaseLiquidity'},
  sells('2026-01-05T10:00', 1, '2000 DAI > WETH 3000'),
  {at: '2026-01-05T12:00', account: PROVIDER, does: 'collect'},
  {at: '2026-01-05T13:00', account: PROVIDER, does: 'decreaseLiquidity'},
  {at: '2026-01-05T13:10', account: PROVIDER, does: 'collect'},
  sells('2026-01-05T14:00', 2, '2 WETH > USDC 3000'),
];

/** Trades in the pools of a fresh sandbox, where no other account trades: minimums are zero. */
export async function trade(sandbox: Sandbox): Promise<void> {
  const client = testClient(sandbox);
  const send = senderOf(client);
  for (const account of [1, 2, PROVIDER, 4]) {
    const spender = account === PROVIDER ? manager.to : router.to;
    for (const to of ['USDC', 'WETH', 'DAI'].map((symbol) => addressOf(symbol))) {
      await send(account, {to, abi: erc20, name: 'approve', args: [spender, maxUint256]});
    }
  }
  for (const step of STEPS) {
    const deadline = await moveTo(client, step.at);
    const {account} = step;
    if (step.does === 'swap') {
      const args = [saleOf(step.sale, {receiver: accountAt(account), deadline})];
      const data = encodeFunctionData({abi: router.abi, functionName: 'exactInputSingle', args});
      const {times = 1} = step;
      const calls = Array.from({length: times}, () => data);
      const gas = 600_000n + BigInt(times) * 100_000n;
      await send(account, {...router, name: 'multicall', args: [calls], gas});
    } else {
      const owned = step.does === 'mint' ? 0n : await positionOf(client, accountAt(PROVIDER));
      const args = [changeOf(step.does, {tokenId: owned, deadline})];
      await send(account, {...manager, name: step.does, args});
    }
  }
}

function sells(at: string, account: number, text: string): Step & {does: 'swap'} {
  const [amount, sold = '', , bought = '', feePips] = text.split(' ');
  const sale = {sold, bought, feePips: Number(feePips), amount: Number(amount)};
  return {at, account, does: 'swap', sale};
}

const saleOf = (
  {sold, bought, feePips, amount}: Sale,
  {receiver, deadline}: {receiver: Address; deadline: bigint},
) => ({
  tokenIn: addressOf(sold),
  tokenOut: addressOf(bought),
  fee: feePips,
  recipient: receiver,
  deadline,
  amountIn: units(sold, amount),
  amountOutMinimum: 0n,
  sqrtPriceLimitX96: 0n,
});

/** What the provider tells the manager: a range of 600 ticks to each side of the price. */
function changeOf(
  does: Exclude<Step['does'], 'swap'>,
  {tokenId, deadline}: {tokenId: bigint; deadline: bigint},
) {
  const recipient = accountAt(PROVIDER);
  const least = {amount0Min: 0n, amount1Min: 0n, deadline};
  const desired = {amount0Desired: units('USDC', 20_000), amount1Desired: units('WETH', 10)};
  switch (does) {
    case 'mint':
      return {
        token0: addressOf('USDC'),
        token1: addressOf('WETH'),
        fee: 500,
        tickLower: 199_710,
        tickUpper: 200_910,
        recipient,
        ...desired,
        ...least,
      };
    case 'increaseLiquidity':
      return {tokenId, ...desired, ...least};
    case 'decreaseLiquidity':
      return {tokenId, liquidity: 5n * 10n ** 15n, ...least};
    case 'collect':
      return {tokenId, recipient, amount0Max: MAX_UINT_128, amount1Max: MAX_UINT_128};
  }
}

const positionOf = (client: ReturnType<typeof testClient>, owner: Address): Promise<bigint> =>
  client.readContract({
    address: manager.to,
    abi: parseAbi([
      'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
    ]),
    functionName: 'tokenOfOwnerByIndex',
    args: [owner, 0n],
  });
