import {parseEventLogs, type TransactionReceipt} from 'viem';
import {account} from '../../support/chain';
import {exchangeAbi} from './exchangeAbi';

/** The events of exchanges in a receipt, as "TokenPurchase(you, 1, 2)". */
export const eventsOf = ({logs}: TransactionReceipt): string[] =>
  parseEventLogs({abi: exchangeAbi, logs})
    .filter(({eventName}) => eventName !== 'Transfer' && eventName !== 'Approval')
    .map(({eventName, args}) => {
      const [who, ...amounts] = Object.values(args);
      return `${eventName}(${who === account ? 'you' : 'an exchange'}, ${amounts.join(', ')})`;
    });
