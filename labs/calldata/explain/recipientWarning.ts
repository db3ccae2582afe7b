import {isAddressEqual, zeroAddress, type Address} from 'viem';
import {contractAt, isCaller, isContractItself, isFlag} from './addresses';
import {tokenAt} from './amounts';
import type {Warning} from './explanation';
import type {Scope} from './humanise';
import {goodsOf} from './goodsOf';
import {isLostInside} from './isLostInside';
import {warning} from './warning';
import {whoseAddress} from './whoseAddress';

type AddressScope = {address: Address; scope: Scope};

/** What a reader should look at in who receives something. */
export function recipientWarning(
  name: string,
  {address, scope}: AddressScope,
): Warning | undefined {
  const {context, dialect} = scope;
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

function otherRecipient(name: string, {address, scope}: AddressScope): Warning | undefined {
  const {sender} = scope.context;
  if (sender && isAddressEqual(sender, address)) return undefined;
  const goods = goodsOf(name, scope);
  const gets = goods ? ` ${goods} there.` : '';
  const text = sender
    ? `${name} ${address} is not the sender.${gets}`
    : `${name} is ${address}: whose is it?${gets}`;
  return whoseAddress(text, scope.context);
}
