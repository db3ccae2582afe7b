import {isAddressEqual, zeroAddress, type Address} from 'viem';
import {contractAt} from './addresses';
import type {Warning} from './explanation';
import type {Scope} from './humanise';
import {takesBack} from './takesBack';
import {COMPARE, unlisted} from './unlisted';
import {warning} from './warning';

/** Whether a field says who may move tokens; the `to` of an ERC-721 approval is who may move the NFT. */
export const isSpender = (field: string, {name, facts}: Scope): boolean =>
  /^(spender|operator)$/.test(field) ||
  (field === 'to' && name === 'approve' && facts.has('tokenId'));

/** What a reader should look at in who may move tokens. */
export function spenderWarning(
  name: string,
  {address, scope}: {address: Address; scope: Scope},
): Warning | undefined {
  const {catalogue, sender} = scope.context;
  const isHarmless = [zeroAddress, sender].some((one) => one && isAddressEqual(one, address));
  if (takesBack(scope) || isHarmless || contractAt(catalogue, address)) return undefined;
  const text = `${name} ${address} ${unlisted(catalogue)}. ${COMPARE}`;
  return warning('unknown-spender', text);
}
