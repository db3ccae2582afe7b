import {parseAbi, stringToHex} from 'viem';
import {client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market} from '../coreLibraries/support/market';
import {usdc, weth} from '../support/tokens';
import {failureOf} from './support/failureOf';

const file = 'examples/v3/reference/peripheryLibraries/MetadataProbe.sol';
const abi = parseAbi([
  'function base64(bytes data) view returns (string)',
  'function cutThenEncode(bytes data, uint256 length) view returns (string)',
  'function hexOf(uint256 value, uint256 length) view returns (string)',
  'function hexDigitsOf(uint256 value, uint256 length) view returns (string)',
  'function escape(string symbol) view returns (string)',
  'function percent(uint24 fee) view returns (string)',
  'function addressText(address addr) view returns (string)',
  'function priceAtTick(int24 tick, int24 tickSpacing, uint8 baseDecimals, uint8 quoteDecimals, bool flipRatio) view returns (string)',
  'function price(uint160 sqrtRatioX96, uint8 baseDecimals, uint8 quoteDecimals) view returns (string)',
]);

run(async () => {
  const probe = {address: await deploy({file, contract: 'MetadataProbe'}), abi} as const;

  // #region base64
  for (const text of ['', 'W', 'WE', 'WET', 'WETH']) {
    const args = [stringToHex(text)] as const;
    const encoded = await client.readContract({...probe, functionName: 'base64', args});
    console.log(`"${text}" is "${encoded}"`);
  }
  // Two bytes in memory, of which the array holds only the first since its length was cut.
  const cut = {...probe, functionName: 'cutThenEncode', args: [stringToHex('WE'), 1n]} as const;
  console.log(`"WE" cut to "W" is "${await client.readContract(cut)}"`);
  // #endregion base64

  // #region hex
  const hexOf = (value: bigint, length: bigint) =>
    client.readContract({...probe, functionName: 'hexOf', args: [value, length]});
  console.log(`2,000 in 2 bytes: ${await hexOf(2_000n, 2n)}`);
  console.log(`2,000 in 4 bytes: ${await hexOf(2_000n, 4n)}`);
  console.log(`2,000 in 1 byte: ${await failureOf(hexOf(2_000n, 1n))}`);
  // #endregion hex

  // #region hex-digits
  for (const length of [2n, 1n, 0n]) {
    const args = [2_000n, length] as const;
    const digits = await client.readContract({...probe, functionName: 'hexDigitsOf', args});
    console.log(`${length} bytes, no prefix: "${digits}"`);
  }
  // #endregion hex-digits

  // #region texts
  const escape = (symbol: string) =>
    client.readContract({...probe, functionName: 'escape', args: [symbol]});
  console.log(await escape('6" PIPE'));
  console.log(`256 letters: out of gas: ${await runsOut(escape('A'.repeat(256)))}`);
  const percents = await Promise.all(
    [100, 500, 3_000, 10_000, 12_345, 0].map((fee) =>
      client.readContract({...probe, functionName: 'percent', args: [fee]}),
    ),
  );
  console.log(percents.join(', '));
  const addressArgs = [usdc.address] as const;
  const text = await client.readContract({
    ...probe,
    functionName: 'addressText',
    args: addressArgs,
  });
  console.log(`an address in lower case: ${text === usdc.address.toLowerCase()}`);
  // #endregion texts

  // #region ticks
  const atTick = (tick: number, flipRatio: boolean) => {
    // The base is WETH when the ratio is flipped, and else USDC.
    const [base, quote] = flipRatio ? [weth, usdc] : [usdc, weth];
    const args = [tick, market.tickSpacing, base.decimals, quote.decimals, flipRatio] as const;
    return client.readContract({...probe, functionName: 'priceAtTick', args});
  };
  for (const tick of [market.tickUpper, market.tick, market.tickLower, 887_220]) {
    console.log(`${tick}: ${await atTick(tick, true)} or ${await atTick(tick, false)}`);
  }
  console.log(`887273: ${await failureOf(atTick(887_273, false))}`);
  // #endregion ticks

  // #region prices
  const price = (sqrtRatioX96: bigint, base: number, quote: number) =>
    client.readContract({...probe, functionName: 'price', args: [sqrtRatioX96, base, quote]});
  console.log(`WETH per USDC: ${await price(market.sqrtPriceX96, 6, 18)}`);
  console.log(`1 for 1: ${await price(2n ** 96n, 18, 18)}`);
  console.log(`a little less: ${await failureOf(price(2n ** 96n - 1n, 18, 18))}`);
  console.log(`far too dear: ${await failureOf(price(2n ** 159n, 18, 6))}`);
  // #endregion prices
});

const runsOut = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => false,
    (error: unknown) => String(error).includes('OutOfGas'),
  );
