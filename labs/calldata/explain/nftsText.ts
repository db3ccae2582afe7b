import {contractAt} from './addresses';
import type {Context} from './catalogue';

const POSITION_MANAGER = /^(NonfungiblePositionManager|PositionManager)$/;

/** Whether the called contract is known to be a position manager. */
export const isManager = ({catalogue, to}: Context): boolean =>
  to !== undefined && POSITION_MANAGER.test(contractAt(catalogue, to) ?? '');

/** All NFTs of the called contract in words; any collection has the functions of position managers. */
export function nftsText(context: Context): string {
  const {catalogue, to, depth = 0} = context;
  // No other collection of the protocol has calls inside of calls.
  if (isManager(context) || (!to && depth > 0)) return 'every position NFT';
  return to && catalogue.network
    ? 'every NFT of this collection'
    : 'every NFT of the called contract (for Uniswap’s position managers: every position)';
}
