import {isAddressEqual, type Address} from 'viem';
import {contractAt} from './addresses';
import {tokenAt} from './amounts';
import type {Context} from './catalogue';
import type {Call, Warning} from './explanation';
import {isOfToken, isOfWeth} from './isOfToken';
import {COMPARE, unlisted} from './unlisted';
import {warning} from './warning';

/** What a reader should look at in the address that is called. */
export function calledWarning(
  {of, name}: Pick<Call, 'of' | 'name'>,
  context: Context,
): Warning | undefined {
  const {to, catalogue, valueWei = 0n} = context;
  // Any address may be a token, but WETH9 is one contract.
  const isOfAnyToken = isOfToken(of) && !isOfWeth(of);
  if (!to || (isOfAnyToken && valueWei === 0n) || isSender(to, context)) return undefined;
  const contractName = contractAt(catalogue, to);
  if (!contractName && !tokenAt(catalogue, to)) {
    const ether = valueWei > 0n ? ', and with the ether' : '';
    const text = `The called contract ${to} ${unlisted(catalogue)}: the calldata does not show what it does with this call${ether}. ${COMPARE}`;
    return warning('unknown-contract', text);
  }
  const isRight = isOfToken(of) || of.some(({contract}) => contractName?.startsWith(contract));
  if (!contractName || isRight) return undefined;
  const text = `The called contract is ${contractName}, which has no ${name} like this.`;
  return warning('wrong-contract', text);
}

const isSender = (to: Address, {sender}: Context): boolean =>
  sender !== undefined && isAddressEqual(sender, to);
