import {maxUint160} from 'viem';
import {CONTRACT_BALANCE, MORE_THAN_ANY_SUPPLY, symbolOf, unitOfAmount} from './amounts';
import type {Warning} from './explanation';
import {numberIn} from './factsOf';
import {TIME, type Scope} from './humanise';
import {takesBack} from './takesBack';
import {isFar, isForever, timeText, untilText} from './timeText';
import {warning} from './warning';

type NumberScope = {value: bigint; scope: Scope};

/** What a reader should look at in an amount or a time. */
export function numberWarning(name: string, {value, scope}: NumberScope): Warning | undefined {
  if (TIME.test(name)) {
    // An allowance of nothing may end whenever it likes.
    if (name === 'expiration' && takesBack(scope)) return undefined;
    return timeWarning(name, {value, scope});
  }
  if (scope.isAction) return undefined;
  if (scope.name === 'SWEEP' && value > maxUint160) {
    return warning('cut', `SWEEP reads ${name} as 160 bits: it counts as ${value & maxUint160}.`);
  }
  const isBalance = scope.dialect === 'flags' && value === CONTRACT_BALANCE;
  return isAllowance(name, scope) && !isBalance && value >= MORE_THAN_ANY_SUPPLY
    ? unlimited(name, scope)
    : undefined;
}

const isAllowance = (name: string, {name: step, facts}: Scope): boolean =>
  !facts.has('path') &&
  (name === 'value'
    ? /^(approve|Permit)$/.test(step) || facts.has('v')
    : /^(amount|addedValue)$/.test(name));

/** In a list of tokens, the token and the time of the same entry. */
function unlimited(name: string, scope: Scope): Warning {
  const {facts, context, entryToken} = scope;
  const end = ['expiration', 'deadline'].find((field) => facts.has(field));
  if (entryToken && end) {
    const until = untilText(numberIn(facts, end) ?? 0n, context.nowSeconds);
    return warning('unlimited', `${entryToken}: no limit, ${until}.`);
  }
  const unit = unitOfAmount(name, scope);
  const of = unit ? symbolOf(unit, context.catalogue) : 'the token';
  return warning('unlimited', `${name} has no limit: all of ${of}, now and later.`);
}

function timeWarning(name: string, {value, scope}: NumberScope): Warning | undefined {
  const {entryToken, facts} = scope;
  const found = timeFault(name, {value, scope});
  // The warning of its amount has the time of an entry.
  const isSaid = (numberIn(facts, 'amount') ?? 0n) >= MORE_THAN_ANY_SUPPLY;
  if (!found || !entryToken) return found;
  return found.id === 'no-end' && isSaid
    ? undefined
    : {...found, text: `${entryToken}: ${found.text}`};
}

function timeFault(name: string, {value, scope}: NumberScope): Warning | undefined {
  const now = scope.context.nowSeconds;
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
    ? warning('ended', endedText(scope))
    : warning('passed', `${name} has passed: the contract refuses this now.`);
}

function endedText(scope: Scope): string {
  const token = unitOfAmount('amount', scope);
  const of = token ? symbolOf(token, scope.context.catalogue) : 'the token';
  return scope.entryToken
    ? 'already expired, nothing of it can be taken.'
    : `expiration has passed: nothing of ${of} can be taken with this allowance.`;
}
