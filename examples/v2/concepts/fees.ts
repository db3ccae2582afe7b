import assert from 'node:assert/strict';
import {parseEther, parseUnits} from 'viem';
import {client, clientOf, confirm, run} from '../../support/chain';
import {approve, tenMinutesAhead, usdc, weth} from '../../reverts/v2/support/v2';
import {actAs, factory, inUsdc, inWeth, pair} from '../reference/support/contracts';
import {router02} from '../support/router02';
import {squareRoot} from './support/squareRoot';
import {sell} from '../support/trader';

const account = client.account.address;
const feeTo = clientOf(9).account.address;

const reserves = () => client.readContract({...pair, functionName: 'getReserves'});
const supplyOf = () => client.readContract({...pair, functionName: 'totalSupply'});
const sharesOf = (owner: `0x${string}`) =>
  client.readContract({...pair, functionName: 'balanceOf', args: [owner]});
const atLeast = (amount: bigint) => (amount * 995n) / 1_000n;

/** On the local chain anybody may act as the setter. */
async function switchOn(): Promise<void> {
  const setter = await client.readContract({...factory, functionName: 'feeToSetter'});
  const call = {...factory, functionName: 'setFeeTo', args: [feeTo]} as const;
  await confirm(await client.writeContract({...call, account: await actAs(setter)}));
}

/** 2,000 USDC and 1 WETH: what the ratio of 2,000 asks for. */
async function addLiquidity(): Promise<void> {
  const amounts = [parseUnits('2000', 6), parseEther('1')] as const;
  await approve(usdc, router02.address, amounts[0]);
  await approve(weth, router02.address, amounts[1]);
  const add = {
    ...router02,
    functionName: 'addLiquidity',
    args: [
      ...([usdc, weth, ...amounts, atLeast(amounts[0]), atLeast(amounts[1])] as const),
      ...([account, await tenMinutesAhead()] as const),
    ],
  } as const;
  await confirm(await client.writeContract(add));
}

async function removeHalf(): Promise<void> {
  const half = (await sharesOf(account)) / 2n;
  const [reserve0, reserve1] = await reserves();
  const supply = await supplyOf();
  await approve(pair.address, router02.address, half);
  const remove = {
    ...router02,
    functionName: 'removeLiquidity',
    args: [
      ...([usdc, weth, half] as const),
      ...([atLeast((half * reserve0) / supply), atLeast((half * reserve1) / supply)] as const),
      ...([account, await tenMinutesAhead()] as const),
    ],
  } as const;
  await confirm(await client.writeContract(remove));
}

run(async () => {
  // #region grow
  await switchOn();
  await addLiquidity(); // stores kLast
  const kLast = await client.readContract({...pair, functionName: 'kLast'});

  const paid = parseUnits('100000', 6);
  const bought = await sell(paid, [usdc, weth]);
  const returned = await sell(bought, [weth, usdc]);
  console.log(`bought     ${inWeth(bought)} for 100000 USDC`);
  console.log(`sold back  for ${inUsdc(returned)}: ${inUsdc(paid - returned)} stay`);
  // #endregion grow

  // #region formula
  const [reserve0, reserve1] = await reserves();
  const root = squareRoot(reserve0 * reserve1);
  const rootLast = squareRoot(kLast);
  const supply = await supplyOf();
  const shares = (supply * (root - rootLast)) / (5n * root + rootLast);
  console.log(`√k         ${rootLast} → ${root}`);
  console.log(`supply     ${supply}`);
  // #endregion formula

  // #region collect
  console.log(`before     ${await sharesOf(feeTo)} shares of feeTo`);
  await removeHalf(); // mints the protocol's shares first
  const minted = await sharesOf(feeTo);
  console.log(`after      ${minted} shares of feeTo`);
  // #endregion collect
  assert.equal(minted, shares);

  // #region worth
  const [held0, held1] = await reserves();
  const all = await supplyOf();
  console.log(`worth      ${inUsdc((minted * held0) / all)} and ${inWeth((minted * held1) / all)}`);
  // #endregion worth
});
