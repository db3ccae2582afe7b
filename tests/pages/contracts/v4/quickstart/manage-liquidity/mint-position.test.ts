import {readFileSync} from 'node:fs';
import v3Manager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import manager from '@uniswap/v4-core/out/PoolManager.sol/PoolManager.json';
import positions from '@uniswap/v4-periphery/foundry-out/PositionManager.sol/PositionManager.json';
import {Ether, Token} from '@uniswap/sdk-core';
import {encodeSqrtRatioX96, TickMath} from '@uniswap/v3-sdk';
import {Pool, Position} from '@uniswap/v4-sdk';
import {type Abi, type AbiFunction, parseUnits, toFunctionSelector, zeroAddress} from 'viem';
import {describe, expect, test} from 'vitest';
import {addressOf} from '../../../../../../sandbox/addressOf';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/manage-liquidity/mint-position');
const printed = readFileSync('examples/v4/liquidity/mint.output.txt', 'utf8');

const both = (label: string): [wei: bigint, usdc: bigint] => {
  const [, ether = '', usdc = ''] =
    new RegExp(`${label} +(\\S+) ETH \\+ (\\S+) USDC`).exec(printed) ?? [];
  return [parseUnits(ether, 18), parseUnits(usdc, 6)];
};
const cost = both('costs now');
const most = both('at most');

test.each([
  ['PositionManager', positions.abi as Abi, 'modifyLiquidities'],
  ['PoolManager', manager.abi as Abi, 'modifyLiquidity'],
  ['NonfungiblePositionManager', v3Manager.abi as Abi, 'mint'],
])('has the selector of %s as its release has it', (contract, abi, name) => {
  const found = abi.find(
    (item): item is AbiFunction => item.type === 'function' && item.name === name,
  );
  if (!found) throw new Error(`no function ${name}`);
  const row = page.split('\n').find((line) => line.startsWith(`| [${contract}]`));
  expect(row).toContain(`\`${name}\` \`${toFunctionSelector(found)}\``);
});

describe('the tolerance', () => {
  const [, lower, upper, liquidity] = /tick (\S+) to (\S+)[^]*liquidity +(\d+)/.exec(printed) ?? [];

  /** What the position costs at so many USDC for 1 ETH. */
  function costAt(usdcPerEth: number): [bigint, bigint] {
    const usdc = new Token(1, addressOf('USDC'), 6);
    const units = Math.round(usdcPerEth * 1e6);
    const price = encodeSqrtRatioX96(units, String(10n ** 18n));
    const tick = TickMath.getTickAtSqrtRatio(price);
    const pool = new Pool(Ether.onChain(1), usdc, 3_000, 60, zeroAddress, price, 0, tick);
    const {amount0, amount1} = new Position({
      pool,
      tickLower: Number(lower),
      tickUpper: Number(upper),
      liquidity: liquidity ?? '0',
    }).mintAmounts;
    return [BigInt(amount0.toString()), BigInt(amount1.toString())];
  }
  const passes = (usdcPerEth: number) =>
    costAt(usdcPerEth).every((amount, at) => amount <= (most[at] ?? 0n));

  test('is stated in amounts', () => {
    const above = (at: 0 | 1) => (100 * (Number(most[at]) / Number(cost[at]) - 1)).toFixed(2);
    expect(page).toContain(`are ${above(0)}% and ${above(1)}% above the cost`);
  });

  test('is used up at 0.5% of the price, in both directions', () => {
    expect(costAt(2_000)).toEqual(cost);
    expect([1_990.02, 2_009.98].map(passes)).toEqual([true, true]);
    expect([1_989.9, 2_010.1].map(passes)).toEqual([false, false]);
  });
});

test('costs the contract and the account the same', () => {
  const contract = readFileSync('examples/v4/liquidity/mintContract.output.txt', 'utf8');
  const [paid = ''] = /^paid: .*$/m.exec(printed) ?? [];
  expect(contract).toContain(paid);
});
