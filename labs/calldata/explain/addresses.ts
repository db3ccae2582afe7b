import {isAddressEqual, zeroAddress, type Address} from 'viem';
import {tokenAt} from './amounts';
import type {Catalogue, Context} from './catalogue';

/** How a contract reads recipients; `written out`: as they are, where its other commands have flags. */
export type Dialect = 'flags' | 'zero is itself' | 'written out' | 'plain';

const CALLER: Address = '0x0000000000000000000000000000000000000001';
const ITSELF: Address = '0x0000000000000000000000000000000000000002';

/** Commands that hand their recipients on to another contract. */
const WRITTEN_OUT = /^(PERMIT2_TRANSFER_FROM_BATCH|ACROSS_V4_DEPOSIT_V3)$/;

const SWAP = /^(exact|swap)/;

/** How a step reads recipients: actions of v4 and routers after 2021 have flags, SwapRouter and the manager a zero. */
export function dialectOf({
  kind,
  name,
  of,
}: {
  kind: string;
  name: string;
  of?: readonly {contract: string}[];
}): Dialect {
  if (kind === 'action') return 'flags';
  if (kind === 'command') return WRITTEN_OUT.test(name) ? 'written out' : 'flags';
  const [first, second] = of ?? [];
  // What SwapRouter02 does besides swaps takes addresses as they are, or hands them to the manager.
  if (first?.contract === 'SwapRouter02' && !second) return SWAP.test(name) ? 'flags' : 'plain';
  return /^(exact|collect$)/.test(name) ? 'zero is itself' : 'plain';
}

/** Whether tokens sent to this recipient stay in the contract that is called. */
export function isContractItself(address: Address, dialect: Dialect): boolean {
  if (dialect === 'flags') return isAddressEqual(address, ITSELF);
  return dialect === 'zero is itself' && isAddressEqual(address, zeroAddress);
}

/** Whether the recipient is the caller, by a flag. */
export const isCaller = (address: Address, dialect: Dialect): boolean =>
  dialect === 'flags' && isAddressEqual(address, CALLER);

/** Whether an address is a flag, which stands for an account only where flags are read. */
export const isFlag = (address: Address): boolean =>
  [CALLER, ITSELF].some((flag) => isAddressEqual(address, flag));

/** Who is at an address: the caller, the contract itself, a known token or contract, or the address. */
export function whoIs(
  address: Address,
  {dialect, context}: {dialect: Dialect; context: Context},
): string {
  if (isCaller(address, dialect)) return 'the caller';
  if (isContractItself(address, dialect)) return 'the called contract itself';
  return nameOfAddress(address, context) ?? address;
}

/** The contract of the protocol at an address, by its name. */
export const contractAt = ({contracts}: Catalogue, address: Address): string | undefined =>
  contracts.find((one) => isAddressEqual(one.address, address))?.name;

/** The name of an address: the sender, a token, a contract of the protocol. */
export function nameOfAddress(
  address: Address,
  {catalogue, sender}: Pick<Context, 'catalogue' | 'sender'>,
): string | undefined {
  if (sender && isAddressEqual(sender, address)) return 'the sender';
  if (isAddressEqual(address, zeroAddress)) return 'the zero address';
  return tokenAt(catalogue, address)?.symbol ?? contractAt(catalogue, address);
}
