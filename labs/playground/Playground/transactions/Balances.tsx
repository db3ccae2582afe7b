import type {ReactNode} from 'react';
import Amount from './Amount';
import {nameAt, type Names} from './names';
import type {Balance} from './readBalances';

type Props = {balances: readonly Balance[]; names: Names};

/** What accounts held before and after a run. */
export default function Balances({balances, names}: Props): ReactNode {
  if (balances.length === 0) return null;
  return (
    <div className="playground-table">
      <table>
        <caption>Balances of the senders, below each its raw integer</caption>
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
              <td>
                <Amount raw={before} token={token} />
              </td>
              <td>
                <Amount raw={after} token={token} />
              </td>
              <td>
                <Amount raw={after - before} token={token} isChange />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
