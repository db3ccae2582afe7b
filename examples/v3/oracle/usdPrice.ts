import assert from 'node:assert/strict';
import {formatUnits} from 'viem';
import {client, isSandbox, run} from '../../support/chain';
import {usdc} from '../../support/pair';
import {deployUsdPrice, feedOf, setAnswer, settingsFor} from './support/usdPrice';

const dollars = (amount: bigint): string => `$${formatUnits(amount, 8)}`;

run(async () => {
  const [ethFeed, usdcFeed] = [await feedOf('ETH_USD_FEED'), await feedOf('USDC_USD_FEED')];
  if (await isSandbox()) {
    // The stand-ins answer what feeds might, where the pool is at about 2,000 USDC.
    await setAnswer(ethFeed, 2_003_10000000n, 600n);
    await setAnswer(usdcFeed, 99980000n, 7_200n);
  }

  // #region deploy
  const settings = await settingsFor(ethFeed, usdcFeed);
  const contract = await deployUsdPrice(settings);
  // #endregion deploy

  // #region ask
  const read = {...contract, blockNumber: await client.getBlockNumber()} as const; // one block
  const [tick] = await client.readContract({...read, functionName: 'average'});
  const inUsdc = await client.readContract({...read, functionName: 'quoteAt', args: [tick]});
  const byPool = await client.readContract({...read, functionName: 'poolPrice'});
  const byFeed = await client.readContract({...read, functionName: 'feedPrice'});
  const [low, high] = await client.readContract({...read, functionName: 'price'});
  // #endregion ask
  console.log(`average     tick ${tick}, ${formatUnits(inUsdc, usdc.decimals)} USDC per WETH`);
  console.log(`by pool     ${dollars(byPool)}`);
  console.log(`by feed     ${dollars(byFeed)}`);
  console.log(`price()     ${dollars(low)} to ${dollars(high)}`);
  assert.deepEqual([low, high], byPool < byFeed ? [byPool, byFeed] : [byFeed, byPool]);
});
