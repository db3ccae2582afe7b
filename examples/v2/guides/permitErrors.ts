import {parseUnits, type Address} from 'viem';
import {printFailure} from '../../sdk/support/printFailure';
import {account, client, clientOf, deadlineIn, run} from '../../support/chain';
import {router02} from '../support/router02';
import {deposit, minimumsOf, signPermit, tokensOf} from './support/permit';

const value = parseUnits('0.001', 18);
const to = account;
const stranger = clientOf(9);

run(async () => {
  const pair = await deposit();
  const deadline = await deadlineIn(600n);
  const {least0, least1} = await minimumsOf(pair, value);
  const tokens = await tokensOf(pair);

  /** Signs one thing and asks the router for another. */
  async function attempt(
    mistake: string,
    {
      signed = {},
      asked = {},
      by = client,
    }: {
      signed?: {spender?: Address; value?: bigint; deadline?: bigint};
      asked?: {value?: bigint; deadline?: bigint; least0?: bigint};
      by?: typeof client;
    },
  ): Promise<void> {
    const permit = {spender: router02.address, value, deadline, ...signed};
    const [v, r, s] = await signPermit(pair, permit);
    const call = {value, deadline, least0, ...asked};
    const withdrawal = [...tokens, call.value, call.least0, least1, to, call.deadline] as const;
    await printFailure(mistake, () =>
      by.simulateContract({
        ...router02,
        functionName: 'removeLiquidityWithPermit',
        args: [...withdrawal, false, v, r, s],
      }),
    );
  }

  await attempt('another amount is signed', {signed: {value: value - 1n}});
  await attempt('another deadline is signed', {signed: {deadline: deadline + 60n}});
  await attempt('another spender is signed', {signed: {spender: stranger.account.address}});
  await attempt('a stranger sends the call', {by: stranger});
  const past = deadline - 1_200n;
  await attempt('the deadline has passed', {signed: {deadline: past}, asked: {deadline: past}});
  await attempt('the minimum is too high', {asked: {least0: least0 * 2n}});
});
