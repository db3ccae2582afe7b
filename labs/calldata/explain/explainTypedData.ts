import {
  hashTypedData,
  isAddress,
  type AbiParameter,
  type Address,
  type TypedDataDomain,
  type TypedDataParameter,
} from 'viem';
import {shortened} from '../../../src/components/shortened';
import {contractAt} from './addresses';
import {chainIdText} from './chainIdText';
import type {Context} from './catalogue';
import {encodeAgain} from './encodeAgain';
import type {Explanation, Payload, UnreadableInput, Warning} from './explanation';
import {explainMessage} from './explainMessage';
import {fieldsOf} from './fieldsOf';
import {batchIn, parseJson, payloadIn} from './payloadIn';
import {openRelay} from './openRelay';
import {orderWarnings, swapperOf} from './orderWarnings';
import {describeStep} from './describeStep';
import {damaged, unknown, unreadable} from './unreadable';
import {unlisted} from './unlisted';
import {present, warning} from './warning';

type Types = Readonly<Record<string, readonly TypedDataParameter[]>>;
type TypedDataPayload = {
  domain: TypedDataDomain;
  types: Types;
  primaryType: string;
  message: Readonly<Record<string, unknown>>;
};

const PERMIT2_TYPES = /^Permit(Single|Batch|(Batch)?(Witness)?TransferFrom)$/;
/** Of tokens (EIP-2612, DAI) and of position NFTs, which verify it themselves. */
const TOKEN_TYPE = 'Permit';
const DEEPEST = 8;
/** Members in all; those of a struct count each time that it is used, which could be without end. */
const MOST_MEMBERS = 1_000;
/** Characters of a name that a payload gives. */
const MOST_OF_NAME = 100;

/** What a payload of `eth_signTypedData_v4` allows: the object, the list of signer and object, or the request. */
export function explainTypedData(text: string, context: Context): Explanation {
  const json = parseJson(text);
  if (json === undefined) {
    return damaged('It begins like JSON but is not valid: a bracket, comma or quote is missing.');
  }
  const message = explainMessage(json);
  if (message) return message;
  const calls = batchIn(json)?.calls ?? [];
  if (calls.length > 1) {
    return unreadable(
      `This request has ${calls.length} calls, and one is read at a time: paste each on its own, with the "from" and "chainId" of the request. The wallet sends them in this order: a later call can use what an earlier one allows.`,
    );
  }
  const {signer, payload} = payloadIn(json);
  if (!isPayload(payload)) {
    return unreadable(
      'Do not sign yet: the form does not know this request. A typed-data payload has "domain", "types", "primaryType" and "message"; a transaction request has its calldata as text in "data" or "input".',
    );
  }
  if (payload.primaryType !== TOKEN_TYPE && !PERMIT2_TYPES.test(payload.primaryType)) {
    const detail = `It knows the permits of Permit2 and of tokens; "${shortened(payload.primaryType, MOST_OF_NAME)}" is no permit that it knows.`;
    return unknown('message', {detail});
  }
  const account = typeof signer === 'string' && isAddress(signer) ? signer : context.sender;
  const sender = account ?? swapperOf(payload.message);
  try {
    return explainPayload(payload, {...context, ...(sender && {sender})});
  } catch {
    return damaged('The message does not fit its types: a value is missing, or of another type.');
  }
}

function isPayload(value: unknown): value is TypedDataPayload {
  if (typeof value !== 'object' || value === null) return false;
  const {domain, types, primaryType, message} = value as Partial<TypedDataPayload>;
  const areObjects = [domain, types, message].every((one) => typeof one === 'object' && one);
  return areObjects && typeof primaryType === 'string';
}

function explainPayload(
  {domain, types, primaryType, message}: TypedDataPayload,
  context: Context,
): Payload | UnreadableInput {
  const parameters = parametersOf(primaryType, types);
  const closedFields = fieldsOf(
    parameters,
    parameters.map(({name}) => message[name ?? '']),
  );
  const fields = openRelay(closedFields, context);
  const layout = {kind: 'standard', tail: '0x'} as const;
  const token = primaryType === TOKEN_TYPE ? verifierOf(domain) : undefined;
  const step = describeStep(
    {kind: 'payload', name: primaryType, parameters, layout, fields, token},
    context,
  );
  const digest = hashTypedData({domain, types, primaryType, message});
  const payload: Payload = {
    ...step,
    kind: 'payload',
    domain,
    types,
    digest,
    warnings: [
      ...(primaryType === TOKEN_TYPE ? [] : permit2Warnings(domain, context)),
      ...present([chainWarning(domain, context)]),
      ...orderWarnings(fields, context),
      ...step.warnings,
    ],
  };
  return encodeAgain(payload) === digest
    ? payload
    : damaged('The message has values that its types do not name.');
}

/** The members of a type, structs taken apart. */
function parametersOf(primaryType: string, types: Types): readonly AbiParameter[] {
  let count = 0;
  const membersOf = (type: string, depth: number): readonly AbiParameter[] => {
    const members = Object.hasOwn(types, type) ? types[type] : undefined;
    count += members?.length ?? 0;
    if (!members || depth > DEEPEST || count > MOST_MEMBERS) {
      throw new Error(`type ${type} has no members, too many, or nests too deeply`);
    }
    return members.map(({name, type}) => {
      const [, base = '', array = ''] = TYPE.exec(type) ?? [];
      if (array.split('[').length > DEEPEST)
        throw new Error(`lists of ${base} are nested too deeply`);
      return Object.hasOwn(types, base)
        ? {name, type: `tuple${array}`, components: membersOf(base, depth + 1)}
        : {name, type};
    });
  };
  return membersOf(primaryType, 0);
}

/** A type, and of how many lists. */
const TYPE = /^(\w+)((?:\[\d*\])*)$/;

const verifierOf = ({verifyingContract}: TypedDataDomain): Address | undefined =>
  verifyingContract && isAddress(verifyingContract, {strict: false})
    ? (verifyingContract as Address)
    : undefined;

function permit2Warnings(domain: TypedDataDomain, {catalogue}: Context): readonly Warning[] {
  const {name, verifyingContract} = domain;
  const verifier = verifierOf(domain);
  const isThere = verifier && contractAt(catalogue, verifier) === 'Permit2';
  return present([
    name === 'Permit2'
      ? undefined
      : warning(
          'domain',
          `The domain is "${shortened(String(name), MOST_OF_NAME)}", not "Permit2".`,
        ),
    isThere
      ? undefined
      : warning(
          'domain',
          `The verifying contract ${String(verifyingContract)} ${catalogue.network ? `is not the Permit2 that the registry lists on ${catalogue.network}` : unlisted(catalogue)}.`,
        ),
  ]);
}

function chainWarning({chainId}: TypedDataDomain, {catalogue}: Context): Warning | undefined {
  if (chainIdText(chainId) === catalogue.chainId) return undefined;
  const network = catalogue.network ?? `chain ${catalogue.chainId}`;
  return warning('chain', `The payload is for chain ${String(chainId)}, not for ${network}.`);
}
