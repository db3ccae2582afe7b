import {type Log, parseEventLogs} from 'viem';
import {type Amounts, byName} from '../../../../support/pair';
import {managerAbi} from './manager';

/** What a transaction took out of the liquidity, and what it paid out together with fees. */
export function removedIn(logs: readonly Log[]): {removed: Amounts; paid: Amounts} {
  const events = {abi: managerAbi, logs: [...logs]};
  const [decrease] = parseEventLogs({...events, eventName: 'DecreaseLiquidity'});
  const [collect] = parseEventLogs({...events, eventName: 'Collect'});
  if (!decrease || !collect) throw new Error('the transaction removed or paid nothing');
  return {
    removed: byName(decrease.args.amount0, decrease.args.amount1),
    paid: byName(collect.args.amount0, collect.args.amount1),
  };
}
