import {Actions, URVersion, V4Planner} from '@uniswap/v4-sdk';
import {decodeErrorResult, encodeFunctionData, type Hex, parseUnits} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {withAllowances} from '../../../support/allowances';
import {account, client, deadlineIn, run} from '../../../support/chain';
import {command} from '../../../universal-router/support/commands';
import {planOf, router, type Step} from '../../../universal-router/support/router';
import {refusal} from '../../../v4/hooks/support/refusal';
import {printFailure} from '../../support/printFailure';
import {allowanceFor, amountOf, baseUnits, requireAmounts, USDC} from '../../support/tokens';
import {atLeastOf} from '../support/limits';
import {addressIn, planSingle} from '../support/plans';
import {quoteOutput} from '../support/quoteV4';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {encodePermit} from '../support/sendPlan';
import {signPermit} from '../support/signPermit';

const usdcToSell = amountOf(USDC, parseUnits('2000', USDC.decimals));
const errors = [...router.abi, ...permit2.abi] as const;

/** The name of an error, and of the one in it. */
function nameOf(data: Hex): string {
  if (data === '0x') return 'no data';
  const {errorName, args} = decodeErrorResult({abi: errors, data});
  if (errorName !== 'ExecutionFailed') return errorName;
  return `ExecutionFailed of command ${args[0]}: ${nameOf(args[1])}`;
}

/** Prints why the router refuses a plan; it is simulated, and nothing is sent. */
async function printRefusal(mistake: string, steps: readonly Step[]): Promise<void> {
  const args = [...planOf(steps), await deadlineIn(600n)] as const;
  const data = encodeFunctionData({...router, functionName: 'execute', args});
  const reverted = await refusal(client.call({account, to: router.address, data}));
  console.log(`${mistake.padEnd(30)}  ${nameOf(reverted)}`);
}

run(async () => {
  await requireAmounts(usdcToSell);
  const pool = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});
  const leastOut = atLeastOf(await quoteOutput(pool, usdcToSell));
  const swap = planSingle({pool, exact: 'input', mostIn: usdcToSell, leastOut});

  // #region planner
  await printFailure('amount as a number', () =>
    new V4Planner().addAction(Actions.SETTLE_ALL, [addressIn(ETH), 1e18]),
  );
  const amounts = {amountIn: '1', amountOutMinimum: '1'};
  const single = {poolKey: pool.poolKey, zeroForOne: false, ...amounts};
  await printFailure('swap without hookData', () =>
    new V4Planner().addAction(Actions.SWAP_EXACT_IN_SINGLE, [single]),
  );
  const older = {...single, hookData: '0x'}; // for 2.0, as minHopPriceX36 is missing
  await printFailure('2.1.2 without minHopPriceX36', () =>
    new V4Planner().addAction(Actions.SWAP_EXACT_IN_SINGLE, [older], URVersion.V2_1_2),
  );
  // #endregion planner

  // #region router
  await withAllowances([allowanceFor(permit2.address, usdcToSell)], async () => {
    await printRefusal('no permit', [[command.V4_SWAP, swap]]);
    const deadline = await deadlineIn(600n);
    const wanted = {amount: usdcToSell, spender: router.address, deadline};
    const {permit, signature} = await signPermit(client, wanted);
    const stepOf = (changed: object): Step => [
      command.PERMIT2_PERMIT,
      encodePermit({...permit, ...changed}, signature),
    ];
    const {details} = permit;
    const twice = {details: {...details, amount: String(2n * baseUnits(usdcToSell))}};
    await printRefusal('other values than signed', [stepOf(twice), [command.V4_SWAP, swap]]);
    const late = {sigDeadline: String(deadline - 3_600n)};
    await printRefusal('signature too old', [stepOf(late), [command.V4_SWAP, swap]]);
    await printRefusal('signature used twice', [stepOf({}), stepOf({}), [command.V4_SWAP, swap]]);
  });
  // #endregion router
});
