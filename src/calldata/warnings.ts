import {isAddressEqual, maxUint160, zeroAddress, type Address} from 'viem';
import {isCaller, isContractItself, isFlag, nameOf} from './addresses';
import {CONTRACT_BALANCE, MORE_THAN_ANY_SUPPLY, tokenAt} from './amounts';
import type {Field, Layout, Warning} from './explanation';
import {isNumber} from './factsOf';
import {RECIPIENT, TIME, type Scope} from './humanise';
import {isForever} from './timeText';

/** What a reader should look at in the values of one step. */
export const warningsOf = (fields: readonly Field[], scope: Scope): readonly Warning[] =>
  fields.flatMap((field) => fieldWarnings(field, scope));

function fieldWarnings(field: Field, scope: Scope): readonly Warning[] {
  if (field.parts) return field.parts.flatMap((part) => fieldWarnings(part, scope));
  if (isNumber(field)) return numberWarnings(field.name, {value: BigInt(field.raw), scope});
  if (field.type === 'address') return addressWarnings(field, scope);
  return field.raw === 'true' ? flagWarnings(field.name) : [];
}

function flagWarnings(name: string): readonly Warning[] {
  if (name === 'approved') {
    return [warning('all-nfts', 'The operator may move every position, without an end.')];
  }
  if (name === 'allowed') {
    return [warning('unlimited', 'allowed is true: all of the token, now and later.')];
  }
  return name === 'approveMax'
    ? [warning('unlimited', 'approveMax is true: all pool tokens, now and later.')]
    : [];
}

function numberWarnings(
  name: string,
  {value, scope}: {value: bigint; scope: Scope},
): readonly Warning[] {
  if (TIME.test(name)) return timeWarnings(name, {value, now: scope.context.nowSeconds});
  if (scope.name === 'SWEEP' && value > maxUint160) {
    return [warning('cut', `SWEEP reads ${name} as 160 bits: ${value & maxUint160} count.`)];
  }
  const isAllowance =
    name === 'value'
      ? /^(approve|Permit)$/.test(scope.name) || scope.facts.has('v')
      : name === 'amount';
  const isBalance = scope.dialect === 'flags' && value === CONTRACT_BALANCE;
  return isAllowance && !isBalance && value >= MORE_THAN_ANY_SUPPLY && !scope.facts.has('path')
    ? [warning('unlimited', `${name} has no limit: all of the token, now and later.`)]
    : [];
}

function timeWarnings(
  name: string,
  {value, now}: {value: bigint; now: number},
): readonly Warning[] {
  if (name === 'quoteTimestamp') return [];
  if (name === 'expiry' && value === 0n) {
    return [warning('no-end', 'expiry is 0: to a token like DAI, the permit never ends.')];
  }
  if (isForever(value, now)) {
    return [warning('no-end', `${name} is more than a year ahead: it practically never ends.`)];
  }
  if (name === 'expiration' && value === 0n) {
    return [
      warning('one-block', 'expiration is 0: the allowance ends with the block that sets it.'),
    ];
  }
  if (value >= BigInt(now)) return [];
  return [
    name === 'expiration'
      ? warning('ended', 'expiration has passed: nothing can be taken with this allowance.')
      : warning('passed', `${name} has passed: the contract refuses this now.`),
  ];
}

function addressWarnings({name, raw}: Field, scope: Scope): readonly Warning[] {
  const address = raw as Address;
  const {context, dialect} = scope;
  if (name === 'spender' || name === 'operator') {
    return nameOf(address, context)
      ? []
      : [
          warning(
            'unknown-spender',
            `${name} ${address} is no contract of the protocol on mainnet.`,
          ),
        ];
  }
  // The `to` of an ERC-721 approval is who may move the NFT.
  if (!RECIPIENT.test(name) || scope.name === 'approve') return [];
  if (isCaller(address, dialect) || isContractItself(address, dialect)) return [];
  if (isFlag(address)) {
    return [
      warning('zero-recipient', `${name} ${address} is no flag here: what arrives there is lost.`),
    ];
  }
  if (isAddressEqual(address, zeroAddress)) {
    return [warning('zero-recipient', `${name} is the zero address: what arrives there is lost.`)];
  }
  if (tokenAt(context.catalogue, address)) {
    return [
      warning('token-recipient', `${name} is the contract of a token: what it is sent is lost.`),
    ];
  }
  return otherRecipient(name, {address, scope});
}

function otherRecipient(
  name: string,
  {address, scope: {context, dialect}}: {address: Address; scope: Scope},
): readonly Warning[] {
  const {sender} = context;
  if (sender) {
    return isAddressEqual(sender, address)
      ? []
      : [warning('other-recipient', `${name} ${address} is not the sender.`)];
  }
  return /^(flags|written out)$/.test(dialect) && name !== 'feeRecipient'
    ? [
        warning(
          'other-recipient',
          `${name} ${address} is written out, not the caller's flag: whose is it?`,
        ),
      ]
    : [];
}

/** What the layout of the bytes says. */
export function layoutWarnings(layout: Layout): readonly Warning[] {
  if (layout.kind === 'kept') {
    return [
      warning(
        'layout',
        'The values do not stand where encoders put them; they are shown as the contract reads them.',
      ),
    ];
  }
  const bytes = layout.tail.length / 2 - 1;
  return bytes > 0
    ? [warning('tail', `${bytes} bytes follow the values; contracts do not read them.`)]
    : [];
}

/** A warning by its id, and the token of which it is. */
export const warning = (id: string, text: string, token?: Warning['token']): Warning => ({
  id,
  text,
  ...(token && {token}),
});
