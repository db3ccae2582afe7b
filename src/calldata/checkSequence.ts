import {isAddressEqual, maxUint160, zeroAddress, type Address} from 'viem';
import {dialectOf, isContractItself} from './addresses';
import type {Call, Command, Field, Step, Warning} from './explanation';
import {addressIn, factsOf, numberIn} from './factsOf';
import {routeOf} from './routeOf';
import {warning} from './warnings';

type Inner = Call | Command;

/** Steps that take what the router holds. */
const EMPTIES =
  /^(SWEEP|UNWRAP_WETH|TRANSFER|PAY_PORTION|V4_|ACROSS|EXECUTE_SUB_PLAN|sweepToken|unwrapWETH9|mint|increaseLiquidity)/;
/** Steps that fail where too little arrived. */
const CHECKS = /^(SWEEP|UNWRAP_WETH|BALANCE_CHECK_ERC20|sweepToken|unwrapWETH9)/;
const SWAP = /swap|exact|EXACT|WRAP_ETH$/;

/** A call with what only the order of the steps inside shows. */
export function checkSequence(call: Call): Call {
  const inner = stepsIn(call.fields);
  const fields = call.fields.map((field) => relieved(field, inner));
  return {...call, fields, warnings: [...call.warnings, ...lengths(call), ...leftBehind(inner)]};
}

const stepsIn = (fields: readonly Field[]): readonly Inner[] =>
  fields.flatMap(({parts = []}) =>
    parts.flatMap(({holds}) => (holds && holds.kind !== 'unread' ? [holds] : [])),
  );

/** A minimum of zero does no harm where a later step checks what arrived. */
function relieved(field: Field, inner: readonly Inner[]): Field {
  const parts = field.parts?.map((part) => {
    const {holds} = part;
    if (!holds || holds.kind === 'unread' || !isCheckedAfter(holds, inner)) return part;
    return {...part, holds: {...holds, warnings: holds.warnings.filter(isNoZeroMinimum)}};
  });
  return parts ? {...field, parts} : field;
}

const isNoZeroMinimum = ({id}: Warning): boolean => id !== 'zero-minimum';

/** Whether a later step checks the token that a swap gives, or what it is swapped into next. */
function isCheckedAfter(step: Inner, inner: readonly Inner[]): boolean {
  const given = routeOf(step.name, factsOf(step.fields))?.at(-1)?.to;
  const later = inner.slice(inner.indexOf(step) + 1);
  return (
    given !== undefined &&
    later.some((one) => checks(one, given) || (sells(one, given) && isCheckedAfter(one, inner)))
  );
}

function checks(step: Inner, given: Address): boolean {
  const facts = factsOf(step.fields);
  const least = ['amountMin', 'amountMinimum', 'minBalance'].map((name) => numberIn(facts, name));
  // Ether has the zero address or, where WETH is unwrapped, none.
  const token = addressIn(facts, 'token') ?? zeroAddress;
  const isOfToken = [zeroAddress, given].some((one) => isAddressEqual(token, one));
  // SWEEP reads 160 bits.
  return (
    isOfToken && CHECKS.test(step.name) && least.some((one) => ((one ?? 0n) & maxUint160) > 0n)
  );
}

function sells({name, fields}: Inner, given: Address): boolean {
  const sold = routeOf(name, factsOf(fields))?.[0]?.from;
  return sold !== undefined && isAddressEqual(sold, given);
}

/** Whoever comes next takes what is left in a router. */
function leftBehind(inner: readonly Inner[]): readonly Warning[] {
  const left = [...inner].reverse().find((step) => SWAP.test(step.name) && isKept(step));
  if (!left) return [];
  const later = inner.slice(inner.indexOf(left) + 1);
  const isTaken = later.some((step) => EMPTIES.test(step.name) || paysFromRouter(step));
  return isTaken
    ? []
    : [
        warning(
          'left-behind',
          `What ${left.name} gives stays in the router: no later step sends it on, and anyone can take it.`,
        ),
      ];
}

function isKept(step: Inner): boolean {
  const recipient = addressIn(factsOf(step.fields), 'recipient');
  return recipient !== undefined && isContractItself(recipient, dialectOf(step));
}

/** By a flag, or, in SwapRouter02, by an amount of 0. */
function paysFromRouter({fields}: Step): boolean {
  const facts = factsOf(fields);
  return facts.get('payerIsUser')?.raw === 'false' || numberIn(facts, 'amountIn') === 0n;
}

function lengths({name, fields}: Call): readonly Warning[] {
  if (!name.startsWith('execute')) return [];
  const commands = (fields.find((one) => one.name === 'commands')?.raw.length ?? 2) / 2 - 1;
  const inputs = fields.find((one) => one.name === 'inputs')?.parts?.length ?? 0;
  return commands === inputs
    ? []
    : [
        warning(
          'lengths',
          `${commands} commands and ${inputs} inputs: the router reverts with LengthMismatch.`,
        ),
      ];
}
