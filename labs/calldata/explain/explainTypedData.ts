import {
  hashTypedData,
  isAddress,
  isAddressEqual,
  type AbiParameter,
  type Address,
  type TypedDataDomain,
  type TypedDataParameter,
} from 'viem';
import type {Context} from './catalogue';
import {encodeAgain} from './encodeAgain';
import type {Explanation, Payload, Unread, Warning} from './explanation';
import {fieldsOf} from './fieldsOf';
import {unread} from './readHex';
import {openRelay} from './openRelay';
import {orderWarnings, swapperOf} from './orderWarnings';
import {stepOf} from './stepOf';
import {warning} from './warnings';

type Types = Readonly<Record<string, readonly TypedDataParameter[]>>;
type Given = {
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

/** What a payload of `eth_signTypedData_v4` allows: the object, or the list of signer and object. */
export function explainTypedData(text: string, context: Context): Explanation {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return unread('This begins as JSON, and is none: a bracket, comma or quote is missing.');
  }
  const [signer, inList] = Array.isArray(parsed) ? (parsed as unknown[]) : [undefined, parsed];
  const given = typeof inList === 'string' ? parsedOr(inList) : inList;
  if (!isPayload(given)) {
    return unread('A typed-data payload has "domain", "types", "primaryType" and "message".');
  }
  if (given.primaryType !== TOKEN_TYPE && !PERMIT2_TYPES.test(given.primaryType)) {
    return unread(
      `"${given.primaryType}" is no permit of Permit2 or of a token: what a signature of it allows is not known here.`,
    );
  }
  const signed = typeof signer === 'string' && isAddress(signer) ? signer : context.sender;
  const sender = signed ?? swapperOf(given.message);
  try {
    return payloadOf(given, {...context, ...(sender && {sender})});
  } catch {
    return unread('The message does not fit its types: a value is missing, or of another type.');
  }
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPayload(value: unknown): value is Given {
  if (typeof value !== 'object' || value === null) return false;
  const {domain, types, primaryType, message} = value as Partial<Given>;
  const areObjects = [domain, types, message].every((one) => typeof one === 'object' && one);
  return areObjects && typeof primaryType === 'string';
}

function payloadOf(
  {domain, types, primaryType, message}: Given,
  context: Context,
): Payload | Unread {
  const parameters = parametersOf(primaryType, types);
  const written = fieldsOf(
    parameters,
    parameters.map(({name}) => message[name ?? '']),
  );
  const fields = openRelay(written, context);
  const layout = {kind: 'standard', tail: '0x'} as const;
  const token = primaryType === TOKEN_TYPE ? verifierOf(domain) : undefined;
  const step = stepOf(
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
      ...chainWarnings(domain),
      ...orderWarnings(fields, context),
      ...step.warnings,
    ],
  };
  return encodeAgain(payload) === digest
    ? payload
    : unread('The message has values that its types do not name.');
}

/** The members of a type, structs taken apart. */
function parametersOf(primaryType: string, types: Types): readonly AbiParameter[] {
  let count = 0;
  const membersOf = (type: string, depth: number): readonly AbiParameter[] => {
    const members = Object.hasOwn(types, type) ? types[type] : undefined;
    count += members?.length ?? 0;
    if (!members || depth > DEEPEST || count > MOST_MEMBERS) {
      throw new Error(`type ${type} has no members, or no end`);
    }
    return members.map(({name, type: written}) => {
      const [, base = '', array = ''] = TYPE.exec(written) ?? [];
      if (array.split('[').length > DEEPEST) throw new Error(`lists of ${base} lie too deep`);
      return Object.hasOwn(types, base)
        ? {name, type: `tuple${array}`, components: membersOf(base, depth + 1)}
        : {name, type: written};
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
  const permit2 = catalogue.contracts.find((one) => one.name === 'Permit2')?.address;
  const verifier = verifierOf(domain);
  const isThere = permit2 && verifier && isAddressEqual(verifier, permit2);
  return [
    ...(name === 'Permit2'
      ? []
      : [warning('domain', `The domain is "${String(name)}", not "Permit2".`)]),
    ...(isThere
      ? []
      : [
          warning(
            'domain',
            `The verifying contract is ${String(verifyingContract)}, not Permit2 as it stands on mainnet.`,
          ),
        ]),
  ];
}

const chainWarnings = ({chainId}: TypedDataDomain): readonly Warning[] =>
  Number(chainId) === 1
    ? []
    : [
        warning(
          'chain',
          `The payload counts on chain ${String(chainId)}; names of tokens here are those of mainnet.`,
        ),
      ];
