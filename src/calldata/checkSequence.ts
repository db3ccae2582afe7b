import {isAddressEqual, maxUint160, zeroAddress, type Address} from 'viem';
import {dialectOf, isContractItself} from './addresses';
import type {Call, Command, Field, Step, Warning} from './explanation';
import {addressIn, factsOf, numberIn, type Facts} from './factsOf';
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
  const checked = checkedSteps(inner);
  const fields = call.fields.map((field) => relieved(field, checked));
  return {...call, fields, warnings: [...call.warnings, ...lengths(call), ...leftBehind(inner)]};
}

const stepsIn = (fields: readonly Field[]): readonly Inner[] =>
  fields.flatMap(({parts = []}) =>
    parts.flatMap(({holds}) => (holds && holds.kind !== 'unread' ? [holds] : [])),
  );

/** A minimum of zero does no harm where a later step checks what arrived. */
function relieved(field: Field, checked: ReadonlySet<Inner>): Field {
  const parts = field.parts?.map((part) => {
    const {holds} = part;
    if (!holds || holds.kind === 'unread' || !checked.has(holds)) return part;
    return {...part, holds: {...holds, warnings: holds.warnings.filter(isNoZeroMinimum)}};
  });
  return parts ? {...field, parts} : field;
}

const isNoZeroMinimum = ({id}: Warning): boolean => id !== 'zero-minimum';

/**
 * Steps after which another checks the token that they give, or what it is swapped into next. Read
 * from the last to the first, for there are endless ways through many swaps.
 */
function checkedSteps(inner: readonly Inner[]): ReadonlySet<Inner> {
  const checked = new Set<Inner>();
  const later: Read[] = [];
  for (const step of [...inner].reverse()) {
    const facts = factsOf(step.fields);
    const route = routeOf(step.name, facts);
    const given = route?.at(-1)?.to;
    if (given && later.some((one) => checks(one, given) || leadsOn(one, {given, checked}))) {
      checked.add(step);
    }
    later.push({step, facts, sold: route?.[0]?.from});
  }
  return checked;
}

/** A step, its values by their names, and the token that it swaps. */
type Read = {step: Inner; facts: Facts; sold: Address | undefined};

function checks({step, facts}: Read, given: Address): boolean {
  if (!CHECKS.test(step.name)) return false;
  const least = ['amountMin', 'amountMinimum', 'minBalance'].map((name) => numberIn(facts, name));
  // Ether has the zero address or, where WETH is unwrapped, none.
  const token = addressIn(facts, 'token') ?? zeroAddress;
  const isOfToken = [zeroAddress, given].some((one) => isAddressEqual(token, one));
  // SWEEP reads 160 bits.
  return isOfToken && least.some((one) => ((one ?? 0n) & maxUint160) > 0n);
}

const leadsOn = (
  {step, sold}: Read,
  {given, checked}: {given: Address; checked: ReadonlySet<Inner>},
): boolean => checked.has(step) && sold !== undefined && isAddressEqual(sold, given);

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
