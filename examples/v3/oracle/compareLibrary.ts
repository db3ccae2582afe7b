import assert from 'node:assert/strict';
import {formatUnits, parseEther} from 'viem';
import {deployOracleLibrary} from '../../sdk/v3/advanced/support/oracleLibrary';
import {client} from '../../support/chain';
import {usdc, weth} from '../../support/pair';
import {runOnSandbox} from '../../support/runOnSandbox';
import {deployUsdPrice, feedOf, settingsFor} from './support/usdPrice';

runOnSandbox('compares at one moment', async () => {
  const [ethFeed, usdcFeed] = [await feedOf('ETH_USD_FEED'), await feedOf('USDC_USD_FEED')];
  const library = await deployOracleLibrary(); // compiled by 0.7.6
  const base = await settingsFor(ethFeed, usdcFeed);
  for (const windowSeconds of [600, 1_800, 21_600, 43_200]) {
    const settings = {...base, windowSeconds};
    const contract = await deployUsdPrice(settings);
    // #region compare
    const [tick, liquidity] = await client.readContract({...contract, functionName: 'average'});
    const quote = {...contract, functionName: 'quoteAt', args: [tick]} as const;
    const inUsdc = await client.readContract(quote);

    const expected = await library.consult(settings.pool, windowSeconds);
    assert.deepEqual([tick, liquidity], expected);
    const pair = [weth.address, usdc.address] as const;
    assert.equal(inUsdc, await library.quoteAt(tick, parseEther('1'), pair));
    // #endregion compare
    const seconds = String(windowSeconds).padStart(5);
    console.log(`${seconds} s  tick ${tick}, ${formatUnits(inUsdc, usdc.decimals)} USDC, in both`);
  }
});
