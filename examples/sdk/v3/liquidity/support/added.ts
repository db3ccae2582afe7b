import {type Log, parseEventLogs} from 'viem';
import {managerAbi} from './manager';

/** What a mint or an increase added, from the log of its transaction. */
export function addedIn(logs: readonly Log[]) {
  const [added] = parseEventLogs({
    abi: managerAbi,
    eventName: 'IncreaseLiquidity',
    logs: [...logs],
  });
  if (!added) throw new Error('the transaction added no liquidity');
  return added.args;
}
