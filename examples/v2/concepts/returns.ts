import {parseEther, parseUnits} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {approve, tenMinutesAhead, usdc, weth} from '../../reverts/v2/support/v2';
import {inUsdc, inWeth, pair} from '../reference/support/contracts';
import {router02} from '../support/router02';
import {squareRoot} from './support/squareRoot';
import {sell} from '../support/trader';

const account = client.account.address;
const deposit = {usdc: parseUnits('200000', 6), weth: parseEther('100')};
const atLeast = (amount: bigint) => (amount * 995n) / 1_000n;

const reserves = () => client.readContract({...pair, functionName: 'getReserves'});

/** Both amounts in USDC at 3,000 USDC per WETH. */
const worth = (amounts: {usdc: bigint; weth: bigint}) =>
  amounts.usdc + (amounts.weth * parseUnits('3000', 6)) / parseEther('1');

async function addLiquidity(): Promise<bigint> {
  await approve(usdc, router02.address, deposit.usdc);
  await approve(weth, router02.address, deposit.weth);
  const add = await client.simulateContract({
    ...router02,
    functionName: 'addLiquidity',
    args: [
      ...([usdc, weth, deposit.usdc, deposit.weth] as const),
      ...([atLeast(deposit.usdc), atLeast(deposit.weth), account] as const),
      await tenMinutesAhead(),
    ],
  });
  await confirm(await client.writeContract(add.request));
  return add.result[2];
}

/** Sells USDC until 1 WETH costs this much, fee included in what the pair holds. */
async function moveTo(usdcPerWeth: bigint): Promise<bigint> {
  const [reserve0, reserve1] = await reserves();
  const target = (reserve0 * reserve1 * usdcPerWeth) / parseEther('1');
  // (reserve + paid) × (reserve + 0.997 × paid) = target
  const b = reserve0 * 1_997n;
  const root = squareRoot(b * b - 4n * 997n * 1_000n * (reserve0 * reserve0 - target));
  const paid = (root - b) / (2n * 997n);
  await sell(paid, [usdc, weth]);
  return paid;
}

async function removeAll(shares: bigint) {
  const [reserve0, reserve1] = await reserves();
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  await approve(pair.address, router02.address, shares);
  const remove = await client.simulateContract({
    ...router02,
    functionName: 'removeLiquidity',
    args: [
      ...([usdc, weth, shares] as const),
      ...([atLeast((shares * reserve0) / supply), atLeast((shares * reserve1) / supply)] as const),
      ...([account, await tenMinutesAhead()] as const),
    ],
  });
  await confirm(await client.writeContract(remove.request));
  return {usdc: remove.result[0], weth: remove.result[1]};
}

run(async () => {
  // #region compare
  const shares = await addLiquidity();
  const paid = await moveTo(parseUnits('3000', 6));
  const [reserve0, reserve1] = await reserves();
  const got = await removeAll(shares);
  const kept = worth(deposit);
  // #endregion compare

  console.log(`others paid  ${inUsdc(paid)}`);
  console.log(`price        ${inUsdc((reserve0 * parseEther('1')) / reserve1)} for 1 WETH`);
  console.log(`withdrawn    ${inUsdc(got.usdc)} and ${inWeth(got.weth)}`);
  console.log(`worth        ${inUsdc(worth(got))}`);
  console.log(`if kept      ${inUsdc(kept)}`);
  console.log(`behind by    ${inUsdc(kept - worth(got))}`);
});
