/** Units that a value's name stands for in every contract of the protocol. A note may say another. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^_?sqrt(Price|Ratio|P|Q)\w*$/, '√(token1 ÷ token0) × 2⁹⁶'],
  [/tickSpacing$/i, 'ticks'],
  [/tickCumulative/i, 'tick × seconds'],
  [
    /^(tick|ticks)$|^(current|min|max|arithmeticMean\w*|average)?tick(Lower|Upper|After|Current|Next|s)?$/i,
    'ticks',
  ],
  [/secondsPerLiquidity\w*X128/, 'seconds ÷ liquidity × 2¹²⁸'],
  [/^seconds\w*$/, 'seconds'],
  [/^(deadline|expiry|startTime|endTime|time|blockTimestamp|timestamp)$/, 'Unix time in seconds'],
  [/^feeGrowth\w*0\w*X128$/, 'token0 ÷ liquidity × 2¹²⁸'],
  [/^feeGrowth\w*1\w*X128$/, 'token1 ÷ liquidity × 2¹²⁸'],
  [/liquidity/i, 'liquidity'],
  [/^_?(amount|balance|fee|paid|tokensOwed|reserve)0\w*$/, 'smallest units of token0'],
  [/^_?(amount|balance|fee|paid|tokensOwed|reserve)1\w*$/, 'smallest units of token1'],
  [/^(fee|feePips)$/, '1/1,000,000 of the amount'],
  [/^feeBips$/, 'basis points (1/10,000)'],
  [/^amountIn\w*$/, 'smallest units of the input token'],
  [/^amountOut\w*$/, 'smallest units of the output token'],
  [/^tokenId$/, 'id of the NFT'],
  [/^nonce$/, 'count'],
  [/^decimals$/, 'decimal digits of the whole unit'],
  [/^significantDigits$/, 'digits'],
  [/^decimalPlaces$/, 'digits after the point'],
  [/^v$/, '27 or 28'],
  [/^gasEstimate$/, 'gas'],
  [/^rewardsOwed$/, 'smallest units of the reward token'],
  [/^wordPosition$/, 'word of 256 usable ticks'],
  [/^index$/, 'position in the array'],
  [/^chainId$/, 'chain id'],
];

/** The unit that the name of a value stands for, if it stands for one. */
export const unitOf = (name: string): string | undefined =>
  UNITS.find(([names]) => names.test(name))?.[1];

/** Whether a value of a type is a number that needs a unit. */
export const isNumeric = (type: string): boolean => /^u?int\d*(\[\d*\])*$/.test(type);
