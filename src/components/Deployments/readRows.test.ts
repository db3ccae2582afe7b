import {Window} from 'happy-dom';
import {expect, test} from 'vitest';
import {matching, readRows, showMatching} from './readRows';

const {document} = new Window();
// The columns stand in another order than on the site: only the attributes are read.
document.body.innerHTML = `
  <table>
    <thead><tr><th>Status</th><th>Chain (id)</th></tr></thead>
    <tbody>
      <tr data-chain="Base (8453)" data-contract="Quoter" data-status="live">
        <td>live</td><td>Base (8453)</td><td>Quoter <a href="/abi/Quoter.json">ABI</a></td>
      </tr>
      <tr data-chain="Base (8453)" data-contract="Router" data-status="superseded">
        <td>superseded</td><td>Base (8453)</td><td>Router</td>
      </tr>
      <tr data-chain="Celo (42220)" data-contract="Router" data-status="live">
        <td>live</td><td>Celo (42220)</td><td>Router</td>
      </tr>
    </tbody>
  </table>
  <table><tbody><tr data-chain="Kovan (42)"><td>Kovan (42)</td></tr></tbody></table>`;
const rows = readRows(document.body as unknown as Element);
const all = {chain: '', contract: '', status: ''};

test('reads chain, contract and status of the first table, wherever its columns stand', () => {
  expect(rows.map(({chain, contract, status}) => [chain, contract, status])).toEqual([
    ['Base (8453)', 'Quoter', 'live'],
    ['Base (8453)', 'Router', 'superseded'],
    ['Celo (42220)', 'Router', 'live'],
  ]);
});

test('reads where the ABI of a contract is, and that there is none', () => {
  expect(rows.map(({abi}) => abi)).toEqual(['/abi/Quoter.json', undefined, undefined]);
});

test('keeps every row until something is chosen', () => {
  expect(matching(rows, all)).toEqual(rows);
});

test('hides the rows that do not match all that is chosen, and shows them again', () => {
  showMatching(rows, {...all, contract: 'Router', status: 'live'});
  expect(rows.map(({element}) => element.hidden)).toEqual([true, true, false]);
  showMatching(rows, all);
  expect(rows.map(({element}) => element.hidden)).toEqual([false, false, false]);
});
