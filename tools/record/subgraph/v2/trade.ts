import {maxUint256, type Address} from 'viem';
import {addressOf} from '../../../../sandbox/addressOf';
import {erc20} from '../../../../sandbox/abis';
import {readArtifact} from '../../../../sandbox/artifact';
import type {Sandbox} from '../../../../sandbox/startSandbox';
import {testClient} from '../../../../sandbox/testClient';
import {units} from '../../../../sandbox/tokens';
import {accountAt, moveTo, senderOf} from '../sender';

const router = addressOf('UniswapV2Router02');
const {abi} = readArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
const [usdc, weth, dai, tax] = ['USDC', 'WETH', 'DAI', 'TAX'].map((symbol) =>
  addressOf(symbol),
) as [Address, Address, Address, Address];

/** Who does what in the pairs of v2, and when: three days that touch every pair. */
const DAYS: readonly {at: string; account: number; does: string; args: readonly unknown[]}[] = [
  sells('2026-01-03T10:00', 1, units('USDC', 10_000), [usdc, weth]),
  sells('2026-01-03T10:30', 2, units('WETH', 5), [weth, dai]),
  {
    at: '2026-01-03T15:00',
    account: 3,
    does: 'addLiquidity',
    args: [usdc, weth, units('USDC', 20_000), units('WETH', 20), 0n, 0n],
  },
  sells('2026-01-04T09:00', 4, units('DAI', 3_000), [dai, usdc, weth]),
  {
    ...sells('2026-01-04T09:20', 1, units('TAX', 1_000), [tax, weth]),
    does: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  },
  {
    at: '2026-01-05T12:00',
    account: 3,
    does: 'removeLiquidity',
    args: [usdc, weth, 100_000_000_000_000n, 0n, 0n],
  },
  sells('2026-01-05T13:00', 2, units('USDC', 2_000), [usdc, weth]),
];

/** Trades in the pairs of a fresh sandbox, where no other account trades: minimums are zero. */
export async function trade(sandbox: Sandbox): Promise<void> {
  const client = testClient(sandbox);
  const send = senderOf(client);
  const shares = sandbox.contents.pools
    .filter(({version}) => version === 'v2')
    .map(({address}) => address);
  for (const account of [1, 2, 3, 4]) {
    for (const to of [usdc, weth, dai, tax, ...(account === 3 ? shares : [])]) {
      await send(account, {to, abi: erc20, name: 'approve', args: [router, maxUint256]});
    }
  }
  for (const {at, account, does, args} of DAYS) {
    const deadline = await moveTo(client, at);
    const call = [...args, accountAt(account), deadline];
    await send(account, {to: router, abi, name: does, args: call});
  }
}

function sells(at: string, account: number, amount: bigint, path: readonly Address[]) {
  return {at, account, does: 'swapExactTokensForTokens', args: [amount, 0n, path]};
}
