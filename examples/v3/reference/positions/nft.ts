import {zeroAddress} from 'viem';
import {client, clientOf, confirm, run} from '../../../support/chain';
import {mintDirectly} from '../../liquidity/support/mintPosition';
import {manager} from './support/manager';

const owner = client.account.address;
const helper = clientOf(1);
const friend = clientOf(2).account.address;

async function describe(): Promise<void> {
  // #region names
  const name = await client.readContract({...manager, functionName: 'name'});
  const symbol = await client.readContract({...manager, functionName: 'symbol'});
  const baseURI = await client.readContract({...manager, functionName: 'baseURI'});
  console.log(`${name}, ${symbol}, base URI "${baseURI}"`);
  // #endregion names

  // #region interfaces
  const ids = {ERC165: '0x01ffc9a7', ERC721: '0x80ac58cd', ERC4494: '0x5604e225'} as const;
  for (const [standard, id] of Object.entries(ids)) {
    const args = [id] as const;
    const has = await client.readContract({...manager, functionName: 'supportsInterface', args});
    console.log(`${standard}: ${has}`);
  }
  // #endregion interfaces
}

async function list(): Promise<void> {
  // #region list
  const count = await client.readContract({...manager, functionName: 'balanceOf', args: [owner]});
  for (let index = 0n; index < count; index += 1n) {
    const args = [owner, index] as const;
    const id = await client.readContract({...manager, functionName: 'tokenOfOwnerByIndex', args});
    console.log(`position ${index + 1n} of ${count}: id ${id}`);
  }
  // #endregion list

  // #region all
  const total = await client.readContract({...manager, functionName: 'totalSupply'});
  const args = [total - 1n] as const;
  const last = await client.readContract({...manager, functionName: 'tokenByIndex', args});
  console.log(`${total} positions in all, the last with id ${last}`);
  // #endregion all
}

const isHelper = (address: string): string =>
  address === helper.account.address ? 'the helper' : address;

async function approve(tokenId: bigint): Promise<void> {
  // #region approve
  const args = [helper.account.address, tokenId] as const;
  await confirm(await client.writeContract({...manager, functionName: 'approve', args}));
  const read = {...manager, functionName: 'getApproved', args: [tokenId]} as const;
  console.log(`approved: ${isHelper(await client.readContract(read))}`);
  // #endregion approve

  // #region transfer
  const transfer = {...manager, functionName: 'transferFrom'} as const;
  await confirm(await helper.writeContract({...transfer, args: [owner, friend, tokenId]}));
  const holder = await client.readContract({...manager, functionName: 'ownerOf', args: [tokenId]});
  console.log(`the friend owns it: ${holder === friend}`);
  console.log(`approval cleared: ${(await client.readContract(read)) === zeroAddress}`);
  // #endregion transfer
}

async function appoint(tokenId: bigint): Promise<void> {
  // #region operator
  const operator = helper.account.address;
  const setApproval = {...manager, functionName: 'setApprovalForAll'} as const;
  await confirm(await client.writeContract({...setApproval, args: [operator, true]}));
  const read = {...manager, functionName: 'isApprovedForAll', args: [owner, operator]} as const;
  console.log(`operator of every position: ${await client.readContract(read)}`);
  // #endregion operator

  // #region safe-transfer
  const safeTransfer = {...manager, functionName: 'safeTransferFrom'} as const;
  await confirm(await helper.writeContract({...safeTransfer, args: [owner, friend, tokenId]}));
  // #endregion safe-transfer
  const count = await client.readContract({...manager, functionName: 'balanceOf', args: [friend]});
  console.log(`the friend holds ${count} positions`);

  // #region dismiss
  await confirm(await client.writeContract({...setApproval, args: [operator, false]}));
  console.log(`still operator: ${await client.readContract(read)}`);
  // #endregion dismiss
}

run(async () => {
  await describe();
  const [first, second] = [await mintDirectly(), await mintDirectly()];
  await list();
  await approve(first);
  await appoint(second);
});
