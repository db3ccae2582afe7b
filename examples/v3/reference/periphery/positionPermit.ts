import {parseAbi, parseSignature} from 'viem';
import {addressOf, client, clientOf, confirm, run} from '../../../support/chain';
import {mintDirectly} from '../../liquidity/support/mintPosition';
import {deadlineSoon} from './support/router';

const manager = {
  address: addressOf('NonfungiblePositionManager'),
  abi: parseAbi([
    'function DOMAIN_SEPARATOR() view returns (bytes32)',
    'function PERMIT_TYPEHASH() view returns (bytes32)',
    'function getApproved(uint256 tokenId) view returns (address)',
    'function ownerOf(uint256 tokenId) view returns (address)',
    'function permit(address spender, uint256 tokenId, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
    'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
  ]),
} as const;

// #region domain
const typedData = {
  domain: {
    name: 'Uniswap V3 Positions NFT-V1',
    version: '1',
    chainId: 1,
    verifyingContract: manager.address,
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
} as const;
// #endregion domain

const owner = client.account.address;
const helper = clientOf(1);
const spender = helper.account.address;

const nonceOf = async (tokenId: bigint): Promise<bigint> =>
  (await client.readContract({...manager, functionName: 'positions', args: [tokenId]}))[0];

run(async () => {
  const tokenId = await mintDirectly();

  // #region permit
  const [nonce, deadline] = [await nonceOf(tokenId), await deadlineSoon()];
  const signature = await client.signTypedData({
    ...typedData,
    message: {spender, tokenId, nonce, deadline},
  });
  const {r, s, yParity} = parseSignature(signature);
  // The owner signed; whoever wants the approval sends it, and pays the gas.
  const args = [spender, tokenId, deadline, 27 + yParity, r, s] as const;
  await confirm(await helper.writeContract({...manager, functionName: 'permit', args}));
  // #endregion permit
  const approved = await client.readContract({
    ...{...manager, functionName: 'getApproved', args: [tokenId]},
  });
  console.log(`helper is approved: ${approved === spender}`);
  console.log(`nonce ${nonce} → ${await nonceOf(tokenId)}`);

  // #region transfer
  await confirm(
    await helper.writeContract({
      ...manager,
      functionName: 'safeTransferFrom',
      args: [owner, spender, tokenId],
    }),
  );
  // #endregion transfer
  const holder = await client.readContract({
    ...{...manager, functionName: 'ownerOf', args: [tokenId]},
  });
  console.log(`helper owns the position: ${holder === spender}`);
});
