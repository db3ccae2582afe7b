import {numberToHex, type Hex} from 'viem';
import {HOOK_FLAGS, HOOK_MASK, HOOK_PERMISSIONS, permits} from '../../../protocol/hookFlags';
import {findHookSalt} from '../../../protocol/hookSalt';
import {maxUnsigned} from '../../../protocol/integers';
import {parseInteger, type Parsed} from '../../../protocol/parseDecimal';
import {address} from '../addressFields';
import {readFields, type Field, type Switches, type Texts} from '../instrument';
import {keccak} from './keccak';
import {readInitCode, type InitCode} from './readInitCode';
import type {SearchRequest} from './worker';

/** The contract that executes CREATE2 at one address of most chains: as calldata it takes salt, init code. */
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** Of examples/v4/hooks/SwapCounter.sol with mainnet's PoolManager; the test of the guide compiles it. */
const SWAP_COUNTER = '0x4659e34bc7e18bbd8172aa75e455e419957cf0d3ba5e09da13a1a5f4bcac0ad3';

export type MinerValues = {deployer: bigint; code: InitCode; flags: bigint; salt: bigint};

const readFlags = (text: string): Parsed<bigint> =>
  /^\s*0x[0-9a-f]{1,4}\s*$/i.test(text) && BigInt(text) <= HOOK_MASK
    ? {value: BigInt(text)}
    : {problem: 'Choose permissions, or enter their flags from 0x0000 to 0x3fff.'};

/** Flags as four hexadecimal digits. */
export const flagsText = (flags: bigint): Hex => numberToHex(flags, {size: 2});

const switches: Switches = {
  legend: 'Permissions of the hook',
  names: HOOK_PERMISSIONS,
  read(text) {
    const parsed = readFlags(text);
    if ('problem' in parsed) return undefined;
    return HOOK_PERMISSIONS.map((permission) => permits(parsed.value, permission));
  },
  toggle(text, at) {
    const parsed = readFlags(text);
    const permission = HOOK_PERMISSIONS[at];
    if ('problem' in parsed || !permission) return text;
    return flagsText(parsed.value ^ HOOK_FLAGS[permission]);
  },
};

const code: Field<InitCode> = {
  label: 'Init code hash',
  unit: 'or creation code, then constructor arguments, in hexadecimal',
  initial: SWAP_COUNTER,
  control: {kind: 'lines', rows: 3},
  read: readInitCode,
};

const flags: Field<bigint> = {
  label: 'Flags',
  unit: 'the lowest 14 bits of the address',
  initial: flagsText(HOOK_FLAGS.afterSwap),
  control: {kind: 'address', switches},
  read: readFlags,
};

const salt: Field<bigint> = {
  label: 'Salt',
  unit: 'where a search begins',
  initial: '0',
  control: {kind: 'text', isSigned: true},
  read: (text) =>
    /^\s*0x[0-9a-f]{1,64}\s*$/i.test(text)
      ? {value: BigInt(text)}
      : parseInteger(text, {least: 0n, most: maxUnsigned(256n)}),
};

/** What decides the address of a hook, and which flags it must have. */
export const minerFields = {
  deployer: address({label: 'Deployer', unit: 'executes CREATE2', initial: CREATE2_DEPLOYER}),
  code,
  flags,
  salt,
};

/** The texts with a hash in place of code, which is too long for a link. */
export function withHash(texts: Texts): Texts {
  const parsed = readInitCode(texts.code ?? '');
  return 'value' in parsed ? {...texts, code: parsed.value.hash} : texts;
}

/** The search from the salt on, or from the next one where it fits; none where a text is wrong. */
export function searchOf(texts: Texts): SearchRequest | undefined {
  const parsed = readFields<MinerValues>(minerFields, texts);
  if ('problems' in parsed) return undefined;
  const {code: initCode, salt: first, ...rest} = parsed.values;
  const inputs = {...rest, initCodeHash: BigInt(initCode.hash)};
  const isFit = findHookSalt({...inputs, salt: first, tries: 1n}, keccak) !== undefined;
  return {...inputs, salt: BigInt.asUintN(256, isFit ? first + 1n : first)};
}
