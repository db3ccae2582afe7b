import {isAddressEqual, zeroAddress, type Address} from 'viem';
import {nameOfAddress} from './addresses';
import {amountText} from './amounts';
import type {Context} from './catalogue';
import type {PlainSend, Warning} from './explanation';
import {present, warning} from './warning';
import {whoseAddress} from './whoseAddress';

type SendContext = Pick<Context, 'catalogue' | 'sender' | 'valueWei'>;

/** What a transaction without calldata does: it sends ether and calls no function. */
export function explainSend(to: Address, context: SendContext): PlainSend {
  const {catalogue, valueWei} = context;
  const name = nameOfAddress(to, context);
  const amount =
    valueWei === undefined
      ? 'the ETH of the transaction'
      : amountText(valueWei, 'ether', catalogue);
  return {
    kind: 'send',
    name: '0x',
    parameters: [],
    fields: [],
    sentence: `Sends ${amount} to ${name ? `${name} (${to})` : to}; calls no function. If the address has code, its receive or fallback function runs.`,
    warnings: present([recipientWarning(to, {name, context})]),
  };
}

function recipientWarning(
  to: Address,
  {name, context}: {name: string | undefined; context: SendContext},
): Warning | undefined {
  const {sender, valueWei} = context;
  if (valueWei === 0n || (sender && isAddressEqual(sender, to))) return undefined;
  if (isAddressEqual(to, zeroAddress)) {
    return warning('zero-recipient', 'It is the zero address: anything sent there is lost.');
  }
  return name
    ? warning(
        'contract-recipient',
        `The ETH goes to ${name} without a call: what its code does with ETH alone is not checked.`,
      )
    : whoseAddress(`The ETH goes to ${to}: whose is it?`, context);
}
