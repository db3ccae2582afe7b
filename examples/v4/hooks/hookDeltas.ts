import {formatUnits, parseEther, parseUnits} from 'viem';
import {client, deadlineIn, requireBalance, run} from '../../support/chain';
import {planOf, router} from '../../universal-router/support/router';
import {key, usdc} from '../support/pool';
import {planSwap, quoteOf} from '../support/swap';
import {explain, quoteOrError} from './support/explain';
import {openPool} from './support/openPool';
import {answerAfter, answerBefore, ask, deltaWord, deployRawAnswers} from './support/rawAnswers';
import {refusal} from './support/refusal';

const FLAGS = (1n << 7n) | (1n << 6n) | (1n << 3n) | (1n << 2n);
const liquidityUsdc = parseUnits('10000', usdc.decimals);
const onePart = {ETH: parseEther('0.0001'), USDC: parseUnits('0.2', usdc.decimals)};
const decimals = {ETH: 18, USDC: usdc.decimals};

/** The four swaps, with the currency that the swapper fixes, and the other one. */
const cases = [
  ['pay 0.01 ETH', true, -100n, 'ETH', 'USDC'],
  ['pay 20 USDC', false, -100n, 'USDC', 'ETH'],
  ['receive 20 USDC', true, 100n, 'USDC', 'ETH'],
  ['receive 0.01 ETH', false, 100n, 'ETH', 'USDC'],
] as const;

run(async () => {
  await requireBalance(usdc, liquidityUsdc);
  const poolKey = {...key, hooks: await deployRawAnswers(FLAGS)};
  await openPool(poolKey, liquidityUsdc);

  // #region signs
  for (const [what, zeroForOne, parts, specified, unspecified] of cases) {
    const swap = {poolKey, zeroForOne, amountSpecified: parts * onePart[specified]};
    const [mine, other] = [onePart[specified], onePart[unspecified]]; // 0.0001 ETH, 0.2 USDC
    const quoteWith = async (name: string, asked: Parameters<typeof ask>[0]) => {
      const quoted = await quoteOf({...swap, hookData: ask(asked)});
      console.log(`  ${name.padEnd(28)} ${formatUnits(quoted, decimals[unspecified])}`);
      return quoted;
    };
    console.log(`${what}: ${parts < 0n ? 'gets' : 'pays'} ${unspecified}`);
    await quoteWith('no delta', {});
    await quoteWith('specified, above 0', {before: answerBefore(deltaWord(mine, 0n))});
    await quoteWith('specified, below 0', {before: answerBefore(deltaWord(-mine, 0n))});
    await quoteWith('unspecified, above 0', {before: answerBefore(deltaWord(0n, other))});
    await quoteWith('unspecified, below 0', {before: answerBefore(deltaWord(0n, -other))});
    await quoteWith('of afterSwap, above 0', {after: answerAfter(other)});
  }
  // #endregion signs

  // #region exceeds
  const [wei, micro] = [parseEther('0.01'), parseUnits('20', usdc.decimals)];
  const pay = {poolKey, zeroForOne: true, amountSpecified: -wei};
  const receive = {poolKey, zeroForOne: true, amountSpecified: micro};
  const takes = (amount: bigint) => ask({before: answerBefore(deltaWord(amount, 0n))});
  const show = async (what: string, result: Promise<bigint | string>) =>
    console.log(`${what.padEnd(34)} ${await result}`);
  await show('takes the whole input', quoteOrError({...pay, hookData: takes(wei)}));
  await show('takes 1 wei more', quoteOrError({...pay, hookData: takes(wei + 1n)}));
  await show('pays the whole output', quoteOrError({...receive, hookData: takes(-micro)}));
  await show('pays a unit more', quoteOrError({...receive, hookData: takes(-micro - 1n)}));
  // #endregion exceeds

  // #region unsettled
  const execute = async (asked: Parameters<typeof ask>[0], quoted?: bigint) => {
    const {steps} = await planSwap({...pay, hookData: ask(asked)}, quoted);
    const call = {...router, functionName: 'execute', value: wei} as const;
    const args = [...planOf(steps), await deadlineIn(600n)] as const;
    return explain(await refusal(client.simulateContract({...call, args})));
  };
  const charge = {after: answerAfter(onePart.USDC)};
  await show('a charge that the hook leaves open', execute(charge));
  const uncharged = await quoteOf({...pay, hookData: ask({})});
  await show('a charge that was not quoted', execute(charge, uncharged));
  // #endregion unsettled
});
