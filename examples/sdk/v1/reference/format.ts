import {
  BigNumber,
  FIXED_UNDERFLOW_BEHAVIOR,
  formatFixed,
  formatFixedDecimals,
  formatSignificant,
  formatSignificantDecimals,
} from '@uniswap/sdk';
import type {FormatFixedOptions, FormatSignificantOptions} from '@uniswap/sdk/dist/types';
import {printFailure} from '../../support/printFailure';

/** The declarations want every option; at run time each has a default. */
const significant = (some: Partial<FormatSignificantOptions>) => some as FormatSignificantOptions;
const fixed = (some: Partial<FormatFixedOptions>) => some as FormatFixedOptions;

async function main(): Promise<void> {
  // #region significant
  console.log(formatSignificant('1234.56789'));
  console.log(formatSignificant('0.000123456789'));
  console.log(formatSignificant('123456', significant({significantDigits: 3})));
  const allDigits = {significantDigits: 3, forceIntegerSignificance: false};
  console.log(formatSignificant('123456', significant(allDigits)));
  console.log(formatSignificant('1234567.8', significant({significantDigits: 8, format: true})));
  // #endregion significant

  // #region rounding
  const down = {significantDigits: 3, roundingMode: BigNumber.ROUND_DOWN};
  console.log(formatSignificant('1.999', significant(down)));
  // #endregion rounding

  // #region significant-decimals
  console.log(formatSignificantDecimals('1974316068', 6)); // base units of USDC
  // #endregion significant-decimals

  // #region fixed
  console.log(formatFixed('1974.316068'));
  console.log(formatFixed('1974.5'));
  console.log(formatFixed('1974.5', fixed({dropTrailingZeros: false})));
  console.log(formatFixed('1974.316068', fixed({decimalPlaces: 2, format: true})));
  // #endregion fixed

  // #region underflow
  console.log(formatFixed('0.00001234'));
  const {ZERO, LESS_THAN} = FIXED_UNDERFLOW_BEHAVIOR;
  console.log(formatFixed('0.00001234', fixed({underflowBehavior: ZERO})));
  console.log(formatFixed('0.00001234', fixed({underflowBehavior: LESS_THAN})));
  console.log(formatFixed('-1974.316068')); // below the smallest value, too
  // #endregion underflow

  // #region fixed-decimals
  console.log(formatFixedDecimals('1974316068', 6, fixed({decimalPlaces: 2})));
  // #endregion fixed-decimals

  // #region throws
  await printFailure('no digits', () =>
    formatSignificant('1', significant({significantDigits: 0})),
  );
  await printFailure('19 places', () => formatFixed('1', fixed({decimalPlaces: 19})));
  await printFailure('no number', () => formatFixed('one'));
  await printFailure('a fraction of a unit', () => formatFixedDecimals('0.5', 6));
  await printFailure('decimals above 255', () => formatFixedDecimals('1', 256));
  await printFailure('decimals above 18', () => formatFixedDecimals('1', 19));
  const behaviour = 'ONE' as FIXED_UNDERFLOW_BEHAVIOR;
  await printFailure('another behaviour', () =>
    formatFixed('0', fixed({underflowBehavior: behaviour})),
  );
  // #endregion throws
}

void main();
