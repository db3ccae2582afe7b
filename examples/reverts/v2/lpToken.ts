import {parseEther, parseSignature} from 'viem';
import {client, clientOf, reverts, run} from '../support/reproduce';
import {pairOf, router, tenMinutesAhead, usdc, weth} from './support/v2';

const owner = client.account.address;
const stranger = clientOf(1);
const value = parseEther('1');

run(async () => {
  const pair = await pairOf(usdc, weth);

  /** A permit of the owner's shares for the router, signed by somebody else. */
  const permit = async (deadline: bigint) => {
    const message = {owner, spender: router.address, value, nonce: 0n, deadline};
    const signature = await stranger.signTypedData({
      domain: {name: 'Uniswap V2', version: '1', chainId: 1, verifyingContract: pair.address},
      primaryType: 'Permit',
      types: {
        Permit: [
          {name: 'owner', type: 'address'},
          {name: 'spender', type: 'address'},
          {name: 'value', type: 'uint256'},
          {name: 'nonce', type: 'uint256'},
          {name: 'deadline', type: 'uint256'},
        ],
      },
      message,
    });
    const {r, s, yParity} = parseSignature(signature);
    const args = [owner, router.address, value, deadline, 27 + yParity, r, s];
    return {...pair, functionName: 'permit', args};
  };

  // #region expired
  const {timestamp} = await client.getBlock();
  await reverts('UniswapV2: EXPIRED', await permit(timestamp - 1n));
  // #endregion expired

  // #region invalid-signature
  await reverts('UniswapV2: INVALID_SIGNATURE', await permit(await tenMinutesAhead()));
  // #endregion invalid-signature
});
