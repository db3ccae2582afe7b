import {type Address, parseAbiItem} from 'viem';
import {client} from '../../../../support/chain';
import {positionManager} from './manager';

const transferEvent = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
);

// #region logs
/** Ids of all positions that came to an account and did not leave it, oldest first. */
export async function idsFromLogs(owner: Address): Promise<bigint[]> {
  const logs = {
    address: positionManager,
    event: transferEvent,
    fromBlock: 0n,
    strict: true,
  } as const;
  const came = await client.getLogs({...logs, args: {to: owner}});
  const left = await client.getLogs({...logs, args: {from: owner}});
  const held = new Map<bigint, number>();
  for (const {args} of came) held.set(args.tokenId, (held.get(args.tokenId) ?? 0) + 1);
  for (const {args} of left) held.set(args.tokenId, (held.get(args.tokenId) ?? 0) - 1);
  return [...held].filter(([, times]) => times > 0).map(([id]) => id);
}
// #endregion logs
