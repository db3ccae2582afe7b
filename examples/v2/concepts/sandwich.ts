import assert from 'node:assert/strict';
import {formatUnits, parseUnits} from 'viem';
import {run} from '../../support/chain';
import {tenMinutesAhead, usdc, weth} from '../../reverts/v2/support/v2';
import {inUsdc, inWeth, tester} from '../reference/support/contracts';
import {holds} from './support/balances';
import {quote, sandwich, swap, victim} from './support/sandwich';

const account = victim.account.address;
const path = [usdc, weth] as const;

run(async () => {
  const deadline = await tenMinutesAhead();
  const wethBefore = await holds(weth, account);
  const usdcBefore = await holds(usdc, account);
  const start = await tester.snapshot();

  const amountIn = parseUnits('10000', 6);
  const quoted = await quote(amountIn);
  console.log(`quoted             ${inWeth(quoted)}`);

  // #region demo-only careless
  // demo-only: any output is accepted, also what an attacker leaves after buying first
  const amountOutMin = 0n;
  const careless = {...swap, args: [amountIn, amountOutMin, path, account, deadline]} as const;
  // #endregion demo-only careless

  const hit = await sandwich(careless);
  const got = (await holds(weth, account)) - wethBefore;
  const lost = quoted - got;
  assert.equal(hit.reason, undefined);
  console.log('without a minimum');
  console.log(`  victim gets      ${inWeth(got)}`);
  console.log(`  victim loses     ${inWeth(lost)}, ${formatUnits((lost * 10_000n) / quoted, 2)}%`);
  console.log(`  attacker gains   ${inUsdc(hit.gain)}`);

  await tester.revert({id: start}); // the same block once more

  // #region careful
  const least = (quoted * 9_950n) / 10_000n; // 0.5% less than quoted
  const careful = {...swap, args: [amountIn, least, path, account, deadline]} as const;
  // #endregion careful

  const missed = await sandwich(careful);
  assert.equal(await holds(weth, account), wethBefore);
  assert.equal(await holds(usdc, account), usdcBefore);
  console.log(`with a minimum of  ${inWeth(least)}`);
  console.log(`  victim's swap    ${missed.reason}`);
  console.log(`  victim keeps     ${inUsdc(amountIn)}`);
  console.log(`  attacker loses   ${inUsdc(-missed.gain)}`);
});
