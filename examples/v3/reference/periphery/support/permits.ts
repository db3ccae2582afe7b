import {usdc} from '../../support/tokens';
import {tokenOf} from '../../../../support/chain';

export const dai = {
  symbol: 'DAI',
  decimals: 18,
  address: tokenOf('DAI').address,
} as const;

/** What a holder of USDC signs, by EIP-2612: an amount, until a deadline. */
export const usdcPermit = {
  domain: {name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc.address},
  types: {
    Permit: [
      {name: 'owner', type: 'address'},
      {name: 'spender', type: 'address'},
      {name: 'value', type: 'uint256'},
      {name: 'nonce', type: 'uint256'},
      {name: 'deadline', type: 'uint256'},
    ],
  },
  primaryType: 'Permit',
} as const;

/** What a holder of DAI signs: everything or nothing, and the nonce in the open. */
export const daiPermit = {
  domain: {name: 'Dai Stablecoin', version: '1', chainId: 1, verifyingContract: dai.address},
  types: {
    Permit: [
      {name: 'holder', type: 'address'},
      {name: 'spender', type: 'address'},
      {name: 'nonce', type: 'uint256'},
      {name: 'expiry', type: 'uint256'},
      {name: 'allowed', type: 'bool'},
    ],
  },
  primaryType: 'Permit',
} as const;
