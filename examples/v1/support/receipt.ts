import {parseEventLogs, type TransactionReceipt} from 'viem';
import {exchangeAbi} from './exchangeAbi';
import {account} from './v1';

/** The events of exchanges in a receipt, as "TokenPurchase(you, 1, 2)". */
export const eventsOf = ({logs}: TransactionReceipt): string[] =>
  parseEventLogs({abi: exchangeAbi, logs})
    .filter(({eventName}) => eventName !== 'Transfer' && eventName !== 'Approval')
    .map(({eventName, args}) => {
      const [who, ...amounts] = Object.values(args);
      return `${eventName}(${who === account ? 'you' : 'an exchange'}, ${amounts.join(', ')})`;
    });
