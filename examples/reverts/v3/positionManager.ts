import {zeroAddress} from 'viem';
import {approveDesired, mintDirectly, mintParams} from '../../v3/liquidity/support/mintPosition';
import {client, clientOf, reverts, run} from '../support/reproduce';
import {manager, unknownId} from './support/manager';

const account = client.account.address;
const stranger = clientOf(2).account.address;

run(async () => {
  const tokenId = await mintDirectly();
  const params = await mintParams(account);
  await approveDesired(manager.address, params);
  const mint = {...manager, functionName: 'mint'} as const;

  // #region price-slippage-check
  // Half of the WETH is offered, so the pool takes about half of the USDC, less than the minimum.
  const half = {amount1Desired: params.amount1Desired / 2n, amount1Min: params.amount1Min / 2n};
  await reverts('Price slippage check', {...mint, args: [{...params, ...half}]});
  // #endregion price-slippage-check

  // #region t
  // The lowest tick of all is -887,272.
  await reverts('T', {...mint, args: [{...params, tickLower: -887_280}]});
  // #endregion t

  // #region mint-to-the-zero-address
  await reverts('ERC721: mint to the zero address', {
    ...mint,
    args: [{...params, recipient: zeroAddress}],
  });
  // #endregion mint-to-the-zero-address

  // #region invalid-token-id
  await reverts('Invalid token ID', {...manager, functionName: 'positions', args: [unknownId]});
  // #endregion invalid-token-id

  // #region not-approved
  await reverts('Not approved', {
    ...manager,
    functionName: 'collect',
    args: [{tokenId, recipient: stranger, amount0Max: 1n, amount1Max: 1n}],
    from: stranger,
  });
  // #endregion not-approved

  // #region operator-query-for-nonexistent-token
  await reverts('ERC721: operator query for nonexistent token', {
    ...manager,
    functionName: 'collect',
    args: [{tokenId: unknownId, recipient: account, amount0Max: 1n, amount1Max: 1n}],
  });
  // #endregion operator-query-for-nonexistent-token

  // #region not-cleared
  // The position still holds liquidity.
  await reverts('Not cleared', {...manager, functionName: 'burn', args: [tokenId]});
  // #endregion not-cleared
});
