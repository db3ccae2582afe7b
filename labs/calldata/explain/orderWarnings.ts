import {isAddress, zeroAddress, type Address} from 'viem';
import type {Catalogue, Context} from './catalogue';
import type {Field, Warning} from './explanation';
import {addressIn, factsOf, numberIn, type Facts} from './factsOf';
import {isTiny} from './ledger/limits';
import {tokenOf} from './ledger/stepReader';
import {present, warning} from './warning';

/** Names of outputs in the orders of UniswapX, and of the least that each may fall to. */
const OUTPUTS = /^(baseOutputs|outputs)$/;
const LEAST = ['endAmount', 'minAmount', 'amount'] as const;

/** What a reader should look at in an order of UniswapX, which Permit2 takes as the witness. */
export function orderWarnings(fields: readonly Field[], {catalogue}: Context): readonly Warning[] {
  const order = fields.find(({name}) => name === 'witness')?.parts ?? [];
  const lists = order.filter(({name}) => OUTPUTS.test(name));
  const outputs = lists.flatMap(({parts = []}) => parts);
  const isUnpaid = lists.length > 0 && outputs.length === 0;
  return present([
    isUnpaid
      ? warning('zero-minimum', 'The order has no output: the filler takes the input for nothing.')
      : undefined,
    ...outputs.map(({parts = []}) => outputWarning(factsOf(parts), catalogue)),
    cosignerWarning(addressIn(factsOf(order), 'cosigner')),
  ]);
}

function outputWarning(facts: Facts, catalogue: Catalogue): Warning | undefined {
  const name = LEAST.find((one) => facts.has(one));
  const amount = name && numberIn(facts, name);
  const token = tokenOf(addressIn(facts, 'token') ?? zeroAddress);
  return amount !== undefined && isTiny(amount, {token, catalogue})
    ? warning('zero-minimum', `${name} is ${amount}: the filler may pay next to nothing.`)
    : undefined;
}

function cosignerWarning(cosigner: Address | undefined): Warning | undefined {
  if (!cosigner || cosigner === zeroAddress) return undefined;
  return warning(
    'cosigner',
    `cosigner ${cosigner} is not known here: it decides when the price falls, and who may fill the order first.`,
  );
}

/** Who an order of UniswapX pays, if the message has one. */
export function swapperOf(message: Readonly<Record<string, unknown>>): Address | undefined {
  const {info} = (message.witness ?? {}) as {info?: {swapper?: unknown} | null};
  const swapper = info?.swapper;
  return typeof swapper === 'string' && isAddress(swapper, {strict: false})
    ? (swapper as Address)
    : undefined;
}
