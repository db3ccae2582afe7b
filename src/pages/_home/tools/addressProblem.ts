import {ADDRESS, lowerOf, type Token} from './orderTokens';

/** What a reader must enter so that the order of two tokens is known, if anything. */
export function addressProblem(first: Token, second: Token): string | undefined {
  if (lowerOf(first, second)) return undefined;
  const tokens = [first, second];
  const [missing, other] = tokens.filter(({address}) => !address.trim());
  if (missing && other) {
    return `Enter the addresses of ${missing.name} and ${other.name}: the lower one is token0.`;
  }
  if (missing) return `Enter the address of ${missing.name}: the lower of the two is token0.`;
  const wrong = tokens.find(({address}) => !ADDRESS.test(address.trim()));
  return wrong
    ? `${wrong.name}: an address has 0x and 40 hex digits.`
    : 'Both tokens have the same address.';
}
