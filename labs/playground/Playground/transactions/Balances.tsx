import {formatUnits} from 'viem';
import type {ReactNode} from 'react';
import {changeText} from './eventText';
import {nameAt, type Names} from './names';
import type {Balance} from './readBalances';

type Props = {balances: readonly Balance[]; names: Names};

/** What accounts held before and after a run. */
export default function Balances({balances, names}: Props): ReactNode {
  if (balances.length === 0) return null;
  return (
    <div className="playground-table">
      <table>
        <caption>Balances of the senders</caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(({account, before, after, ...token}) => (
            <tr key={`${account} ${token.symbol}`}>
              <th scope="row">{nameAt(names, account)}</th>
              <td>{formatUnits(before, token.decimals)}</td>
              <td>{formatUnits(after, token.decimals)}</td>
              <td>{changeText(after - before, token)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
