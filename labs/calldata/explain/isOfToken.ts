import type {Place} from './catalogue';

/** Whether a function is one of tokens: of every token, or of WETH9 alone. */
export const isOfToken = (of: readonly Place[]): boolean =>
  of.some(({contract}) => contract === 'ERC20') || isOfWeth(of);

/** Whether a function is one that only WETH9 has, of all tokens. */
export const isOfWeth = (of: readonly Place[]): boolean =>
  of.length > 0 && of.every(({contract}) => contract === 'WETH9');
