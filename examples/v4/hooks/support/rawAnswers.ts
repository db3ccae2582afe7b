import {type Address, concatHex, type Hex, numberToHex, pad, toFunctionSelector} from 'viem';
import {encode} from '../../../universal-router/support/router';
import {manager} from '../../support/manager';
import {deployMined} from './deployMined';

const swapCallback = (name: string, last: string) =>
  toFunctionSelector(
    `function ${name}(address, (address, address, uint24, int24, address), (bool, int256, uint160)${last}, bytes)`,
  );
/** What each callback must answer with first: its own selector. */
export const SELECTORS = {
  beforeSwap: swapCallback('beforeSwap', ''),
  afterSwap: swapCallback('afterSwap', ', int256'),
};

// #region deploy
/** Deploys the hook that answers with the bytes it is asked for, at an address with these flags. */
export const deployRawAnswers = (flags: bigint): Promise<Address> => {
  const source = {file: 'examples/v4/hooks/RawAnswers.sol', contract: 'RawAnswers'};
  return deployMined(source, {flags, args: [manager.address]});
};
// #endregion deploy

// #region words
/** A signed number as a word of 32 bytes. */
export const word = (value: bigint): Hex => numberToHex(BigInt.asUintN(256, value), {size: 32});
/** A BeforeSwapDelta: the specified currency above, the other one below. */
export const deltaWord = (specified: bigint, unspecified: bigint): Hex =>
  word((specified << 128n) | BigInt.asUintN(128, unspecified));
const right = (selector: Hex): Hex => pad(selector, {dir: 'right', size: 32});

/** Right answers, whose words can be chosen. */
export const answerBefore = (delta = word(0n), fee = 0): Hex =>
  concatHex([right(SELECTORS.beforeSwap), delta, word(BigInt(fee))]);
export const answerAfter = (delta = 0n): Hex =>
  concatHex([right(SELECTORS.afterSwap), word(delta)]);

/** The hookData that ask for these answers. */
export const ask = ({
  before = answerBefore(),
  after = answerAfter(),
  reverts = false,
}: {
  before?: Hex;
  after?: Hex;
  reverts?: boolean;
}): Hex => {
  const answer = '(bool isRevert, bytes data)';
  return encode(
    `${answer}, ${answer}`,
    {isRevert: reverts, data: before},
    {isRevert: false, data: after},
  );
};
// #endregion words
