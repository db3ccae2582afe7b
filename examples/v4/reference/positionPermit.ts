import {zeroAddress} from 'viem';
import {chain, client, clientOf, confirm, deadlineIn, run} from '../../support/chain';
import {eth} from '../../universal-router/support/printChanges';
import {key} from '../support/pool';
import {encodeActions, mintedIn, multicall, positions} from '../support/positions';

const owner = client.account.address;
const helper = clientOf(1);
const spender = helper.account.address;

/** Mints a position above the price, which holds ETH alone. */
async function mint(): Promise<bigint> {
  const mostWei = 10n ** 16n;
  const actions = await encodeActions([
    ['MINT_POSITION', key, 0, 60, 10n ** 12n, mostWei, 0n, owner, '0x'],
    ['SETTLE_PAIR', key.currency0, key.currency1],
    ['SWEEP', eth.address, owner],
  ]);
  return mintedIn((await multicall([actions], mostWei)).receipt);
}

run(async () => {
  const tokenId = await mint();

  // #region permit
  const [nonce, deadline] = [0n, await deadlineIn(600n)]; // each nonce once, in any order
  const signature = await client.signTypedData({
    domain: {
      name: 'Uniswap v4 Positions NFT', // and no version
      chainId: chain.id,
      verifyingContract: positions.address,
    },
    types: {
      Permit: [
        {name: 'spender', type: 'address'},
        {name: 'tokenId', type: 'uint256'},
        {name: 'nonce', type: 'uint256'},
        {name: 'deadline', type: 'uint256'},
      ],
    },
    primaryType: 'Permit',
    message: {spender, tokenId, nonce, deadline},
  });
  // The owner signed; whoever wants the approval sends it, and pays the gas.
  const args = [spender, tokenId, deadline, nonce, signature] as const;
  await confirm(await helper.writeContract({...positions, functionName: 'permit', args}));
  // #endregion permit
  const id = {...positions, args: [tokenId]} as const;
  const approved = await client.readContract({...id, functionName: 'getApproved'});
  console.log(`helper is approved: ${approved === spender}`);

  // #region nonces
  await confirm(
    await client.writeContract({...positions, functionName: 'revokeNonce', args: [2n]}),
  );
  const used = await client.readContract({...positions, functionName: 'nonces', args: [owner, 0n]});
  console.log(`used nonces, a bit each: ${used.toString(2)}`); // nonces 0 and 2
  // #endregion nonces

  // #region metadata
  const uri = await client.readContract({...id, functionName: 'tokenURI'});
  const {name} = JSON.parse(Buffer.from(uri.split(',')[1] ?? '', 'base64').toString()) as {
    name: string;
  };
  console.log(`name: ${name}`);
  // #endregion metadata

  // #region revoke
  await confirm(
    await client.writeContract({
      ...positions,
      functionName: 'approve',
      args: [zeroAddress, tokenId],
    }),
  );
  // #endregion revoke
});
