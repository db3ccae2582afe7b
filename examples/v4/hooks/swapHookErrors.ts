import {
  concatHex,
  encodeErrorResult,
  formatUnits,
  maxUint256,
  parseEther,
  parseUnits,
  sliceHex,
} from 'viem';
import {requireBalance, run} from '../../support/chain';
import {key, usdc} from '../support/pool';
import {hookErrors, quoteOrError} from './support/explain';
import {openPool} from './support/openPool';
import {
  answerAfter,
  answerBefore,
  ask,
  deltaWord,
  deployRawAnswers,
  SELECTORS,
  word,
} from './support/rawAnswers';

const SWAP_FLAGS = (1n << 7n) | (1n << 6n);
const DELTA_FLAGS = (1n << 3n) | (1n << 2n); // both may return a delta
const liquidityUsdc = parseUnits('1000', usdc.decimals);
const amountInWei = parseEther('0.01');

run(async () => {
  await requireBalance(usdc, 2n * liquidityUsdc);
  const withDeltas = {...key, hooks: await deployRawAnswers(SWAP_FLAGS | DELTA_FLAGS)};
  const without = {...key, hooks: await deployRawAnswers(SWAP_FLAGS)};
  await openPool(withDeltas, liquidityUsdc);
  await openPool(without, liquidityUsdc);

  const show = async (what: string, asked: Parameters<typeof ask>[0], poolKey = withDeltas) => {
    const swap = {poolKey, zeroForOne: true, amountSpecified: -amountInWei, hookData: ask(asked)};
    const quoted = await quoteOrError(swap);
    const text = typeof quoted === 'bigint' ? `${formatUnits(quoted, usdc.decimals)} USDC` : quoted;
    console.log(`${what.padEnd(34)} ${text}`);
  };

  // #region before
  await show('beforeSwap: right, 96 bytes', {});
  await show('another selector', {
    before: concatHex([word(BigInt(SELECTORS.afterSwap) << 224n), word(0n), word(0n)]),
  });
  await show('64 bytes, the fee is missing', {before: sliceHex(answerBefore(), 0, 64)});
  await show('128 bytes', {before: concatHex([answerBefore(), word(0n)])});
  await show('no bytes', {before: '0x'});
  await show('reverts without data', {before: '0x', reverts: true});
  const reason = encodeErrorResult({abi: hookErrors, errorName: 'SwapTooLarge', args: [2n, 1n]});
  await show('reverts with SwapTooLarge(2, 1)', {before: reason, reverts: true});
  const beyond = answerBefore(deltaWord(amountInWei + 1n, 0n));
  await show('takes 1 wei more than the input', {before: beyond});
  await show('  the same without bit 3', {before: beyond}, without);
  await show('a fee in a pool with a static one', {before: answerBefore(word(0n), 0x400000)});
  // #endregion before

  // #region after
  await show('afterSwap: another selector', {
    after: concatHex([word(BigInt(SELECTORS.beforeSwap) << 224n), word(0n)]),
  });
  await show('32 bytes, the delta is missing', {after: sliceHex(answerAfter(), 0, 32)});
  await show('  the same without bit 2', {after: sliceHex(answerAfter(), 0, 32)}, without);
  await show('a delta beyond 128 bits', {after: answerAfter(maxUint256 >> 1n)});
  await show('a delta of 1 USDC', {after: answerAfter(10n ** 6n)});
  await show('  the same without bit 2', {after: answerAfter(10n ** 6n)}, without);
  // #endregion after
});
