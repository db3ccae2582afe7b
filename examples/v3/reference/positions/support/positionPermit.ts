import {manager} from './manager';

/** What the owner of a position signs to approve a spender for it. */
export const positionPermit = {
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
