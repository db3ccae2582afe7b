import {isAddressEqual, type Address} from 'viem';
import {isContractItself} from './addresses';
import type {Scope} from './humanise';

/** Steps that give an NFT, and those of Permit2, which sends on nothing that it holds. */
const SENDS_FINALLY =
  /^(MINT_\w+|mint|safeTransferFrom|transferFrom|permit(Witness)?TransferFrom)$/;

/** Whether the called contract receives what none of its steps sends on: the ledger follows tokens alone. */
export function isLostInside(address: Address, {name, dialect, context: {to}}: Scope): boolean {
  if (!SENDS_FINALLY.test(name)) return false;
  return isContractItself(address, dialect) || (to !== undefined && isAddressEqual(to, address));
}
