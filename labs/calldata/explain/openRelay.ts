import type {Hex} from 'viem';
import type {Context} from './catalogue';
import {explainCall} from './explainCall';
import type {Field} from './explanation';
import {addressIn, factsOf, numberIn} from './factsOf';
import {releaseAt} from './releaseAt';

const CALLDATA = 'universalRouterCalldata';
const HEX = /^0x[0-9a-f]*$/i;

/** The fields of a payload, in which the plan of a relay order is read: its reactor calls the router. */
export function openRelay(fields: readonly Field[], context: Context): readonly Field[] {
  const witness = fields.find(({name}) => name === 'witness')?.parts ?? [];
  const bytes = witness.find(({name, type}) => name === CALLDATA && type === 'bytes');
  if (!bytes || bytes.raw.length % 2 === 1 || !HEX.test(bytes.raw)) return fields;
  const input = factsOf(witness.find(({name}) => name === 'input')?.parts ?? []);
  const [to, token] = [addressIn(input, 'recipient'), addressIn(input, 'token')];
  const caller = addressIn(factsOf(fields), 'spender');
  const amount = numberIn(input, 'amount') ?? 0n;
  const version = releaseAt({...context, ...(to && {to})}) ?? context.version;
  const content = explainCall(bytes.raw.toLowerCase() as Hex, {
    ...context,
    version,
    valueWei: 0n,
    ...(to && {to}),
    ...(caller && {caller}),
    ...(token && {brought: {token, amount}}),
  });
  return fields.map((field) =>
    field.name === 'witness'
      ? {...field, parts: witness.map((part) => (part === bytes ? {...part, content} : part))}
      : field,
  );
}
