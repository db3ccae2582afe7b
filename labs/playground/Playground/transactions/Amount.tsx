import type {ReactNode} from 'react';
import {amountText} from './eventText';

type Props = {
  /** In the smallest unit. */
  raw: bigint;
  token: {symbol: string; decimals: number};
  /** Whether it has a sign also where it is positive. */
  isChange?: boolean;
};

/** An amount in whole units, above the integer that contracts count with. */
export default function Amount({raw, token, isChange = false}: Props): ReactNode {
  const sign = isChange && raw > 0n ? '+' : '';
  return (
    <>
      {sign}
      {amountText(raw, token)}
      <br />
      <small>
        {sign}
        {raw.toString()} {token.symbol === 'ETH' ? 'wei' : 'raw'}
      </small>
    </>
  );
}
