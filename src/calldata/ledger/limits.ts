import {tokenAt} from '../amounts';
import type {Catalogue} from '../catalogue';
import type {Token} from './move';

/** Whatever the token, fewer smallest units are next to nothing. */
const FEW_UNITS = 1_000n;
const ETHER_DECIMALS = 18;
const MILLIONTH_DIGITS = 6;

type Of = {token: Token | undefined; catalogue: Catalogue};

/** Whether a minimum limits nothing: under 1,000 smallest units, or under a millionth of a token. */
export function isTiny(amount: bigint, {token, catalogue}: Of): boolean {
  const decimals =
    token === 'ether' ? ETHER_DECIMALS : token && tokenAt(catalogue, token)?.decimals;
  const millionth =
    decimals === undefined ? 0n : 10n ** BigInt(Math.max(0, decimals - MILLIONTH_DIGITS));
  return amount < FEW_UNITS || amount < millionth;
}
