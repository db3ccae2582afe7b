import type {Hex} from 'viem';
import {tokenAt} from './amounts';
import type {Context, KnownFunction, KnownToken, Place} from './catalogue';
import {checkLedger} from './checkLedger';
import {decodeArguments} from './decodeArguments';
import type {Call, Field, UnreadableInput} from './explanation';
import {explainActionList, explainActions} from './explainActions';
import {explainCommands} from './explainCommands';
import {contentsOf, fieldsOf, withCalls} from './fieldsOf';
import {isOfToken, isOfWeth} from './isOfToken';
import {isManager} from './nftsText';
import {describeStep} from './describeStep';
import {damaged, unknown} from './unreadable';

const SELECTOR_END = 10;
/** Calls inside of calls are read this far down. */
const DEEPEST = 8;

/** What a call does, from its calldata in lower-case hex; calls and commands inside are read too. */
export function explainCall(data: Hex, context: Context): Call | UnreadableInput {
  if (data.length < SELECTOR_END) {
    const bytes = data.length / 2 - 1;
    return damaged(`A call begins with a selector of 4 bytes; there are ${bytes}.`, data);
  }
  const selector = data.slice(0, SELECTOR_END) as Hex;
  const entry = functionAt(selector, context);
  const token = context.depth ? undefined : calledToken(context);
  if (!entry || (token && !hasFunction(token, {of: entry.of, context}))) {
    const detail = token
      ? `The called contract is the token ${token.symbol} on ${context.catalogue.network}; selector ${selector} is not a function of it that the form knows.`
      : `Selector ${selector} is not a function that it knows of the v2 routers, SwapRouter, SwapRouter02, the position managers, Permit2, the Universal Router, WETH9 or an ERC-20 token.`;
    return unknown('function', {detail, raw: data});
  }
  const {name, inputs: parameters, of} = entry;
  const result = decodeArguments(parameters, `0x${data.slice(SELECTOR_END)}`);
  if ('fault' in result) return damaged(`${name}: ${result.fault}`, data);
  const {values, layout} = result;
  const closedFields = fieldsOf(parameters, values);
  // Values that overlap in the bytes could hold each other without end: they stay closed.
  const fields =
    layout.kind === 'standard' ? openCalls(name, {fields: closedFields, context}) : closedFields;
  const step = describeStep(
    {
      kind: 'call',
      name,
      parameters,
      layout,
      fields,
      of,
      token: isOfToken(of) ? context.to : undefined,
    },
    context,
  );
  const call = {kind: 'call', selector, of: narrowPlaces(of, fields), ...step} as const;
  return context.depth ? call : checkLedger(call, context);
}

/** Tokens and the position managers share selectors: only the address that is called says which it is. */
function functionAt(selector: Hex, context: Context): KnownFunction | undefined {
  const {catalogue, depth = 0} = context;
  const isOnToken = depth === 0 && !isManager(context);
  const functions = catalogue.functions.filter((one) => one.selector === selector);
  return functions.find(({of}) => isOfToken(of) === isOnToken) ?? functions[0];
}

const calledToken = ({catalogue, to}: Context) => (to ? tokenAt(catalogue, to) : undefined);

/** Of the tokens, only the one that wraps the network's coin has the functions of WETH9. */
const hasFunction = (
  {address}: KnownToken,
  {of, context: {catalogue}}: {of: readonly Place[]; context: Context},
): boolean => isOfToken(of) && (!isOfWeth(of) || address === catalogue.wrappedNative);

/** The fields of functions that hold actions, encoded. */
const ACTION_LISTS: Partial<Record<string, string>> = {
  modifyLiquidities: 'unlockData',
  unlock: 'data',
  unlockCallback: 'data',
};

type CallFields = {fields: readonly Field[]; context: Context};

function openCalls(name: string, {fields, context}: CallFields): readonly Field[] {
  const {depth = 0} = context;
  if (depth === DEEPEST) return fields;
  const inside = {...context, depth: depth + 1};
  if (/^execute/.test(name)) return explainCommands(fields, inside);
  const runner = name.startsWith('modifyLiquidities') ? 'PositionManager' : undefined;
  if (name === 'modifyLiquiditiesWithoutUnlock') return explainActions(fields, {context, runner});
  const list = ACTION_LISTS[name];
  if (list) {
    return fields.map((field) =>
      field.name === list
        ? withCalls(field, (raw) => explainActionList(raw, {context, runner}))
        : field,
    );
  }
  if (name !== 'multicall' && name !== 'callPositionManager') return fields;
  return fields.map((field) =>
    field.name === 'data' ? withCalls(field, (raw) => explainCall(raw, inside)) : field,
  );
}

/** Of the contracts that have the function, those that have all that it calls. */
function narrowPlaces(of: Call['of'], fields: readonly Field[]): Call['of'] {
  const inner = contentsOf(fields).flatMap((one) => (one.kind === 'call' ? [one] : []));
  const places = of.filter(({contract}) =>
    inner.every((call) => call.of.some((one) => one.contract === contract)),
  );
  return places.length > 0 ? places : of;
}
