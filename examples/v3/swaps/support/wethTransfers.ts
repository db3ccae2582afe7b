import {parseAbi, parseEventLogs, type Address, type TransactionReceipt} from 'viem';
import {account, tokenOf} from '../../../support/chain';

const transferAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amountWei)',
]);

/** Who held the WETH of a swap, one after the other: "pool → router → pool". */
export function wethTransfers({logs}: TransactionReceipt, router: Address): string {
  const name = (holder: Address): string =>
    ({[router]: 'router', [account]: 'account'})[holder] ?? 'pool';
  const moves = parseEventLogs({abi: transferAbi, eventName: 'Transfer', logs})
    .filter(({address}) => address.toLowerCase() === tokenOf('WETH').address.toLowerCase())
    .map(({args}) => args);
  return [...moves.slice(0, 1).map(({from}) => from), ...moves.map(({to}) => to)]
    .map(name)
    .join(' → ');
}
