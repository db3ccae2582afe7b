import {isAddressEqual, maxUint160, zeroAddress, type Address} from 'viem';
import {contractAt, isCaller, isContractItself, isFlag} from './addresses';
import {CONTRACT_BALANCE, MORE_THAN_ANY_SUPPLY, symbolOf, tokenAt, unitOfAmount} from './amounts';
import type {Catalogue} from './catalogue';
import type {Field, Layout, Warning} from './explanation';
import {isNumber, numberIn} from './factsOf';
import {isRecipient, TIME, type Scope} from './humanise';
import {isLostInside} from './isLostInside';
import {isFar, isForever, timeText} from './timeText';

/** What a reader should look at in the values of one step. */
export const warningsOf = (fields: readonly Field[], scope: Scope): readonly Warning[] =>
  fields.flatMap((field) => {
    if (field.parts) return warningsOf(field.parts, scope);
    return fieldWarning(field, scope) ?? [];
  });

function fieldWarning(field: Field, scope: Scope): Warning | undefined {
  if (isNumber(field)) return numberWarning(field.name, {value: BigInt(field.raw), scope});
  if (field.type === 'address') return addressWarning(field, scope);
  return field.raw === 'true' ? flagWarning(field.name) : undefined;
}

function flagWarning(name: string): Warning | undefined {
  switch (name) {
    case 'approved':
      return warning('all-nfts', 'The operator may move every position, with no end date.');
    case 'allowed':
      return warning('unlimited', 'allowed is true: all of the token, now and later.');
    case 'approveMax':
      return warning('unlimited', 'approveMax is true: all pool tokens, now and later.');
    default:
      return undefined;
  }
}

function numberWarning(
  name: string,
  {value, scope}: {value: bigint; scope: Scope},
): Warning | undefined {
  if (TIME.test(name)) {
    // An allowance of nothing may end whenever it likes.
    if (name === 'expiration' && takesBack(scope)) return undefined;
    return timeWarning(name, {value, now: scope.context.nowSeconds});
  }
  if (scope.isAction) return undefined;
  if (scope.name === 'SWEEP' && value > maxUint160) {
    return warning('cut', `SWEEP reads ${name} as 160 bits: it counts as ${value & maxUint160}.`);
  }
  const isAllowance =
    name === 'value'
      ? /^(approve|Permit)$/.test(scope.name) || scope.facts.has('v')
      : name === 'amount';
  const isBalance = scope.dialect === 'flags' && value === CONTRACT_BALANCE;
  if (!isAllowance || isBalance || value < MORE_THAN_ANY_SUPPLY || scope.facts.has('path')) {
    return undefined;
  }
  const unit = unitOfAmount(name, scope);
  const of = unit ? symbolOf(unit, scope.context.catalogue) : 'the token';
  return warning('unlimited', `${name} has no limit: all of ${of}, now and later.`);
}

function timeWarning(
  name: string,
  {value, now}: {value: bigint; now: number},
): Warning | undefined {
  if (name === 'quoteTimestamp') return undefined;
  if (name === 'expiry' && value === 0n) {
    return warning('no-end', 'expiry is 0: to a token like DAI, the permit never ends.');
  }
  if (isForever(value, now)) return warning('no-end', `${name} practically never comes.`);
  if (isFar(value, now)) return warning('no-end', `${name} is ${timeText(value, now)}.`);
  if (name === 'expiration' && value === 0n) {
    return warning('one-block', 'expiration is 0: the allowance ends with the block that sets it.');
  }
  if (value >= BigInt(now)) return undefined;
  return name === 'expiration'
    ? warning('ended', 'expiration has passed: nothing can be taken with this allowance.')
    : warning('passed', `${name} has passed: the contract refuses this now.`);
}

function addressWarning({name, raw}: Field, scope: Scope): Warning | undefined {
  const address = raw as Address;
  const {context, dialect} = scope;
  if (isSpender(name, scope)) return spenderWarning(name, {address, scope});
  if (!isRecipient(name, scope)) return undefined;
  if (isCaller(address, dialect)) return callerWarning(name, scope);
  if (isLostInside(address, scope) && !isCalledToken(address, scope)) {
    const text = `${name} is the called contract, which cannot send it on: what is sent there is lost.`;
    return warning('contract-recipient', text);
  }
  if (isContractItself(address, dialect)) return undefined;
  if (isFlag(address)) {
    const text = `${name} ${address} is not a flag here: anything sent there is lost.`;
    return warning('zero-recipient', text);
  }
  if (isAddressEqual(address, zeroAddress)) {
    return warning('zero-recipient', `${name} is the zero address: anything sent there is lost.`);
  }
  if (tokenAt(context.catalogue, address) || isCalledToken(address, scope)) {
    const text = `${name} is the contract of a token: anything sent there is lost.`;
    return warning('token-recipient', text);
  }
  const contract = contractAt(context.catalogue, address);
  const isSender = context.sender && isAddressEqual(context.sender, address);
  if (contract && KEEPS_NOTHING.test(contract) && !isSender) {
    return isFollowed(contract, {address, scope})
      ? undefined
      : warning(
          'contract-recipient',
          `${name} is ${contract}, which keeps nothing for its callers: anything sent there stays, or anyone can take it.`,
        );
  }
  return otherRecipient(name, {address, scope});
}

function callerWarning(name: string, {context: {caller}}: Scope): Warning | undefined {
  if (!caller) return undefined;
  const text = `${name} is the caller's flag, and the router is called by ${caller}, not by the signer.`;
  return warning('other-recipient', text);
}

type AddressScope = {address: Address; scope: Scope};

/** The `to` of an ERC-721 approval is who may move the NFT. */
const isSpender = (field: string, {name, facts}: Scope): boolean =>
  /^(spender|operator)$/.test(field) ||
  (field === 'to' && name === 'approve' && facts.has('tokenId'));

function spenderWarning(name: string, {address, scope}: AddressScope): Warning | undefined {
  const {catalogue, sender} = scope.context;
  const isHarmless = [zeroAddress, sender].some((one) => one && isAddressEqual(one, address));
  if (takesBack(scope) || isHarmless || contractAt(catalogue, address)) return undefined;
  const text = `${name} ${address} ${unlisted(catalogue)}. ${COMPARE}`;
  return warning('unknown-spender', text);
}

/** What is said of an address that is no contract of the protocol, or of an unknown network. */
export const unlisted = ({network}: Catalogue): string =>
  network
    ? `is not among the protocol’s contracts that the registry lists on ${network}`
    : 'is not checked, because the contracts of its network are not known here';

/** What a warning of such an address adds. */
export const COMPARE =
  'Compare the address with the deployments table of your wallet’s network before you sign.';

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
  /^(UniversalRouter|SwapRouter|SwapProxy|UniswapV2Router|NonfungiblePositionManager$|PositionManager$|PoolManager$|V3Migrator|Permit2|Quoter|MixedRouteQuoter|ViewQuoter|Multicall|TickLens|UniswapV[123]Factory|\w+Reactor$|OrderQuoter)/;

const RELAY = 'PermitBatchWitnessTransferFrom';

/** Whether the steps that are read account for what a contract is sent. */
function isFollowed(contract: string, {address, scope}: AddressScope): boolean {
  const {to, depth} = scope.context;
  // A relay order brings its input into the router that runs its plan.
  if (scope.name === RELAY && contract.startsWith('UniversalRouter')) return true;
  // The ledger follows what the called contract is sent, and what a router has the manager collect.
  return to ? isAddressEqual(to, address) : Boolean(depth) && scope.name === 'collect';
}

/** Without a sender, no account is known to be the reader's, whatever the function. */
function otherRecipient(name: string, {address, scope}: AddressScope): Warning | undefined {
  const {sender} = scope.context;
  if (!sender) return warning('other-recipient', `${name} is ${address}: whose is it?`);
  return isAddressEqual(sender, address)
    ? undefined
    : warning('other-recipient', `${name} ${address} is not the sender.`);
}

/** What the layout of the bytes says. */
export function layoutWarning(layout: Layout): Warning | undefined {
  if (layout.kind === 'kept') {
    return warning(
      'layout',
      'The values are not where encoders put them; they are shown as the contract reads them.',
    );
  }
  const bytes = layout.tail.length / 2 - 1;
  return bytes > 0
    ? warning('tail', `${bytes} bytes follow the values; contracts do not read them.`)
    : undefined;
}

/** A warning by its id, and the token of which it is. */
export const warning = (id: string, text: string, token?: Warning['token']): Warning => ({
  id,
  text,
  ...(token && {token}),
});

/** The warnings that there are. */
export const present = (warnings: readonly (Warning | undefined)[]): readonly Warning[] =>
  warnings.filter((one) => one !== undefined);
