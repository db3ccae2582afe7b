import {type Address, isAddress} from 'viem';
import {account, client, isSandbox} from '../../../../support/chain';
import {manager} from './manager';
import {idsByIndex, readOne} from './positionsOf';

// #region owner
/** The wallet that OWNER names; else the account, and on the local chain the one that filled the pools. */
export async function chosenOwner(): Promise<Address> {
  const {OWNER} = process.env;
  if (OWNER && isAddress(OWNER)) return OWNER;
  if (OWNER) throw new Error(`OWNER=${OWNER} is not an address`);
  if (!(await isSandbox())) return account;
  return client.readContract({...manager, functionName: 'ownerOf', args: [1n]});
}
// #endregion owner

// #region read
/** The v3 positions of a wallet as they are in a block, with the fees that each is owed. */
export async function readWallet(owner: Address, blockNumber: bigint) {
  const ids = await idsByIndex(owner, blockNumber);
  console.log(`the wallet holds ${ids.length} v3 positions`);
  return readEach(ids, (tokenId) => readOne(tokenId, {account: owner, blockNumber}));
}

/** Reads positions; one that cannot be read is named, and does not hide the others. */
export async function readEach<One>(
  ids: readonly bigint[],
  read: (tokenId: bigint) => Promise<One>,
): Promise<One[]> {
  const readOrName = async (tokenId: bigint) => {
    try {
      return [await read(tokenId)];
    } catch (error) {
      console.log(`${tokenId}  left out: ${String(error).split('\n', 2).join(' ')}`);
      return [];
    }
  };
  return (await Promise.all(ids.map(readOrName))).flat();
}
// #endregion read
