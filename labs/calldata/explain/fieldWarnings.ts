import type {Address} from 'viem';
import {symbolOf} from './amounts';
import type {Field, Warning} from './explanation';
import {addressIn, factsOf, isNumber} from './factsOf';
import {isRecipient, type Scope} from './humanise';
import {nftsText} from './nftsText';
import {numberWarning} from './numberWarning';
import {recipientWarning} from './recipientWarning';
import {isSpender, spenderWarning} from './spenderWarning';
import {warning} from './warning';

/** What a reader should look at in the values of one step. */
export const fieldWarnings = (fields: readonly Field[], scope: Scope): readonly Warning[] =>
  fields.flatMap((field) =>
    field.parts
      ? fieldWarnings(field.parts, scopeIn(field, scope))
      : (fieldWarning(field, scope) ?? []),
  );

/** In an entry of a list, its own members come first, and its token names it. */
function scopeIn({name, parts = []}: Field, scope: Scope): Scope {
  if (!name.startsWith('[')) return scope;
  const own = factsOf(parts);
  const token = addressIn(own, 'token');
  return {
    ...scope,
    facts: new Map([...scope.facts, ...own]),
    ...(token && {entryToken: symbolOf(token, scope.context.catalogue)}),
  };
}

function fieldWarning(field: Field, scope: Scope): Warning | undefined {
  const {name, type, raw} = field;
  if (isNumber(field)) return numberWarning(name, {value: BigInt(raw), scope});
  if (type !== 'address') return raw === 'true' ? flagWarning(name, scope) : undefined;
  const address = raw as Address;
  if (isSpender(name, scope)) return spenderWarning(name, {address, scope});
  return isRecipient(name, scope) ? recipientWarning(name, {address, scope}) : undefined;
}

function flagWarning(name: string, scope: Scope): Warning | undefined {
  switch (name) {
    case 'approved':
      return warning('all-nfts', `The operator may move ${nftsIn(scope)}, with no end date.`);
    case 'allowed':
      return warning('unlimited', 'allowed is true: all of the token, now and later.');
    case 'approveMax':
      return warning('unlimited', 'approveMax is true: all pool tokens, now and later.');
    default:
      return undefined;
  }
}

/** `permitForAll` is a function of v4's position manager alone. */
const nftsIn = ({name, context}: Scope): string =>
  name === 'permitForAll' ? 'every position NFT' : nftsText(context);
