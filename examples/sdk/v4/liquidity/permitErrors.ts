import {V4PositionManager} from '@uniswap/v4-sdk';
import {decodeErrorResult, type Hex} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {withAllowances} from '../../../support/allowances';
import {account, client, deadlineIn, run} from '../../../support/chain';
import {refusal} from '../../../v4/hooks/support/refusal';
import {positions} from '../../../v4/support/positions';
import {allowanceFor, amountOf, baseUnits, requireAmounts, USDC} from '../../support/tokens';
import {mostUsdcFor} from '../support/addLiquidity';
import {slippageTolerance} from '../support/limits';
import {budget, largestPosition, terms} from '../support/positionPlan';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {signBatchPermit} from '../support/signBatchPermit';

run(async () => {
  const position = largestPosition(await readV4Pool(ETH, USDC, terms), budget);
  const mostUsdc = mostUsdcFor(position);
  await requireAmounts(mostUsdc);
  const deadline = await deadlineIn(600n);
  const sign = (amount: typeof mostUsdc, spender = positions.address) =>
    signBatchPermit(client, {amounts: [amount], spender, deadline});

  /** Prints why Permit2 refuses the mint with this permit; it is simulated, and nothing is sent. */
  async function print(mistake: string, batchPermit: Awaited<ReturnType<typeof sign>>) {
    const {calldata, value} = V4PositionManager.addCallParameters(position, {
      ...{recipient: account, slippageTolerance, useNative: ETH, batchPermit},
      deadline: String(deadline),
    });
    const call = {account, to: positions.address, data: calldata as Hex, value: BigInt(value)};
    const data = await refusal(client.call(call));
    console.log(`${mistake.padEnd(30)}  ${decodeErrorResult({abi: permit2.abi, data}).errorName}`);
  }

  await withAllowances([allowanceFor(permit2.address, mostUsdc)], async () => {
    // #region permits
    const good = await sign(mostUsdc);
    const [detail] = good.permitBatch.details;
    if (!detail) throw new Error('the permit names no token');
    const otherNonce = {...good.permitBatch, details: [{...detail, nonce: 7}]};
    await print('nonce of another token', {...good, permitBatch: otherNonce});
    await print('another spender', await sign(mostUsdc, permit2.address));
    await print('too small an amount', await sign(amountOf(USDC, baseUnits(mostUsdc) / 2n)));
    // #endregion permits
  });
});
