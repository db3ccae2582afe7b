import {isAddressEqual, maxUint160, zeroAddress, type Address} from 'viem';
import {contractAt, isCaller, isContractItself, isFlag} from './addresses';
import {CONTRACT_BALANCE, MORE_THAN_ANY_SUPPLY, tokenAt} from './amounts';
import type {Field, Layout, Warning} from './explanation';
import {isNumber, numberIn} from './factsOf';
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
  if (TIME.test(name)) {
    // An allowance of nothing may end whenever it likes.
    if (name === 'expiration' && takesBack(scope)) return [];
    return timeWarnings(name, {value, now: scope.context.nowSeconds});
  }
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
  if (isSpender(name, scope)) return spenderWarnings(name, {address, scope});
  if (!RECIPIENT.test(name)) return [];
  if (isCaller(address, dialect)) return callerWarnings(name, scope);
  if (isContractItself(address, dialect)) return [];
  if (isFlag(address)) {
    return [
      warning('zero-recipient', `${name} ${address} is no flag here: what arrives there is lost.`),
    ];
  }
  if (isAddressEqual(address, zeroAddress)) {
    return [warning('zero-recipient', `${name} is the zero address: what arrives there is lost.`)];
  }
  if (tokenAt(context.catalogue, address) || isCalledToken(address, scope)) {
    return [
      warning('token-recipient', `${name} is the contract of a token: what it is sent is lost.`),
    ];
  }
  return contractRecipient(name, {address, scope}) ?? otherRecipient(name, {address, scope});
}

const callerWarnings = (name: string, {context: {caller}}: Scope): readonly Warning[] =>
  caller
    ? [
        warning(
          'other-recipient',
          `${name} is the caller's flag, and the router is called by ${caller}, not by the signer.`,
        ),
      ]
    : [];

type AddressScope = {address: Address; scope: Scope};

/** The `to` of an ERC-721 approval is who may move the NFT. */
const isSpender = (field: string, {name, facts}: Scope): boolean =>
  /^(spender|operator)$/.test(field) ||
  (field === 'to' && name === 'approve' && facts.has('tokenId'));

function spenderWarnings(name: string, {address, scope}: AddressScope): readonly Warning[] {
  const {catalogue, sender} = scope.context;
  const isHarmless = [zeroAddress, sender].some((one) => one && isAddressEqual(one, address));
  return takesBack(scope) || isHarmless || contractAt(catalogue, address)
    ? []
    : [warning('unknown-spender', `${name} ${address} is no contract of the protocol on mainnet.`)];
}

/** Whether a step only ends what a spender may do. */
const takesBack = ({name, facts}: Scope): boolean =>
  /^(lockdown|invalidateNonces)$/.test(name) ||
  (/^(approve|permit|Permit|PermitSingle|PERMIT2_PERMIT)$/.test(name) &&
    [numberIn(facts, 'value'), numberIn(facts, 'amount')].includes(0n)) ||
  [facts.get('approved'), facts.get('allowed')].some((field) => field?.raw === 'false');

const isCalledToken = (address: Address, {name, facts, context: {to}}: Scope): boolean =>
  to !== undefined &&
  /^transfer(From)?$/.test(name) &&
  facts.has('value') &&
  isAddressEqual(address, to);

/** Contracts that keep nothing for their callers: the next caller can take what they were sent. */
const KEEPS_NOTHING =
  /^(UniversalRouter|SwapRouter|SwapProxy|UniswapV2Router|NonfungiblePositionManager$|V3Migrator|Permit2|Quoter|MixedRouteQuoter|ViewQuoter|Multicall|TickLens|UniswapV[123]Factory|\w+Reactor$|OrderQuoter)/;

const RELAY = 'PermitBatchWitnessTransferFrom';

function contractRecipient(
  name: string,
  {address, scope}: AddressScope,
): readonly Warning[] | undefined {
  const {to, sender, depth, catalogue} = scope.context;
  const contract = contractAt(catalogue, address);
  if (!contract || !KEEPS_NOTHING.test(contract)) return undefined;
  if (sender && isAddressEqual(sender, address)) return undefined;
  // A relay order brings its input into the router that runs its plan.
  if (scope.name === RELAY && contract.startsWith('UniversalRouter')) return [];
  // The ledger follows what the called contract is sent, and what a router has the manager collect.
  if (to ? isAddressEqual(to, address) : depth && scope.name === 'collect') return [];
  return [
    warning(
      'contract-recipient',
      `${name} is ${contract}, which keeps nothing for anybody: what arrives there stays, or anyone can take it.`,
    ),
  ];
}

function otherRecipient(name: string, {address, scope}: AddressScope): readonly Warning[] {
  const {context, dialect} = scope;
  const {sender} = context;
  if (sender) {
    return isAddressEqual(sender, address)
      ? []
      : [warning('other-recipient', `${name} ${address} is not the sender.`)];
  }
  if (/^(transfer|transferFrom|safeTransferFrom|permit(Witness)?TransferFrom)$/.test(scope.name)) {
    return [warning('other-recipient', `${name} is ${address}: whose is it?`)];
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
