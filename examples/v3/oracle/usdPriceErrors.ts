import {formatUnits, parseUnits} from 'viem';
import {printFailure} from '../../sdk/support/printFailure';
import {client} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {buyWeth} from '../liquidity/support/market';
import {deployUsdPrice, feedOf, setAnswer, settingsFor} from './support/usdPrice';

runOnSandbox('sets what the feeds answer', async () => {
  const [ethFeed, usdcFeed] = [await feedOf('ETH_USD_FEED'), await feedOf('USDC_USD_FEED')];
  await setAnswer(ethFeed, 2_003_10000000n);
  await setAnswer(usdcFeed, 99980000n);
  const settings = await settingsFor(ethFeed, usdcFeed);
  const contract = await deployUsdPrice(settings);
  const askFor = (at: typeof contract) => client.readContract({...at, functionName: 'price'});
  const asked = () => askFor(contract);
  const deployed = async (changes: Partial<typeof settings>) =>
    askFor(await deployUsdPrice({...settings, ...changes}));

  // #region errors
  await setAnswer(ethFeed, 2_003_10000000n, 3_901n);
  await printFailure('feed silent for 3,901 s', asked);
  await setAnswer(ethFeed, 0n);
  await printFailure('feed answers 0', asked);
  await setAnswer(ethFeed, -1n);
  await printFailure('feed answers -1', asked);
  await setAnswer(ethFeed, 1_940_00000000n);
  await printFailure('feed 3% below the pool', asked);
  await setAnswer(ethFeed, 2_003_10000000n);
  await printFailure('liquidity below the least', () => deployed({minLiquidity: 10n ** 18n}));
  await printFailure('window of two days', () => deployed({windowSeconds: 172_800}));
  await printFailure('no window', () => deployed({windowSeconds: 0}));
  // #endregion errors

  // #region sequencer
  const sequencerFeed = await feedOf('SEQUENCER_FEED');
  const onRollup = await deployUsdPrice({...settings, sequencerFeed});
  await setAnswer(sequencerFeed, 1n);
  await printFailure('sequencer down', () => askFor(onRollup));
  await setAnswer(sequencerFeed, 0n, 600n);
  await printFailure('sequencer up for 600 s', () => askFor(onRollup));
  await setAnswer(sequencerFeed, 0n, 3_700n);
  await askFor(onRollup); // passes
  // #endregion sequencer

  // #region depeg
  await setAnswer(usdcFeed, 90000000n); // 1 USDC sells for 90 cents, and the pool still for 1 USDC
  const byPool = await client.readContract({...contract, functionName: 'poolPrice'});
  console.log(`USDC at $0.90: by pool $${formatUnits(byPool, 8)}`);
  await printFailure('USDC at $0.90', asked);
  await setAnswer(usdcFeed, 99980000n);
  // #endregion depeg

  // #region attack
  await buyWeth(parseUnits('500000', 6)); // lifts the spot price to 3,121 USDC
  const [low, high] = await asked();
  console.log(`after the purchase: $${formatUnits(low, 8)} to $${formatUnits(high, 8)}`);
  // #endregion attack
});
