import {mintDirectly} from '../../../../v3/liquidity/support/mintPosition';
import {readPosition} from '../../../../v3/liquidity/support/positions';
import {client, reverts} from '../../../support/reproduce';
import {manager, unknownId} from '../manager';
import {usdc, weth} from '../pool';
import {deadlineIn} from '../router';

const recipient = client.account.address;

/** The checks of the position manager that give no reason. */
export async function positionCases(): Promise<void> {
  const tokenId = await mintDirectly();
  const {liquidity: held} = await readPosition(tokenId);
  const deadline = await deadlineIn(600n);

  const decrease = {...manager, functionName: 'decreaseLiquidity'} as const;
  const removal = {tokenId, amount0Min: 1n, amount1Min: 1n, deadline};
  await reverts('decreaseLiquidity, 0', {...decrease, args: [{...removal, liquidity: 0n}]});
  await reverts('decreaseLiquidity, 1 more than held', {
    ...decrease,
    args: [{...removal, liquidity: held + 1n}],
  });
  await reverts('collect, both maximums 0', {
    ...manager,
    functionName: 'collect',
    args: [{tokenId, recipient, amount0Max: 0n, amount1Max: 0n}],
  });

  const amounts = {amount0Desired: 1_000n, amount1Desired: 1_000n, amount0Min: 1n, amount1Min: 1n};
  await reverts('increaseLiquidity, an id that does not exist', {
    ...manager,
    functionName: 'increaseLiquidity',
    args: [{tokenId: unknownId, ...amounts, deadline}],
  });
  await reverts('tokenURI, an id that does not exist', {
    ...manager,
    functionName: 'tokenURI',
    args: [unknownId],
  });

  const tokens = {token0: usdc, token1: weth, fee: 3_000};
  const unsorted = {...tokens, token0: weth, token1: usdc};
  await reverts('createAndInitializePoolIfNecessary, tokens unsorted', {
    ...manager,
    functionName: 'createAndInitializePoolIfNecessary',
    args: [unsorted.token0, unsorted.token1, unsorted.fee, 2n ** 96n],
  });
  const mint = {...manager, functionName: 'mint'} as const;
  const range = {tickLower: -60, tickUpper: 60};
  const position = {...tokens, ...range, ...amounts, recipient, deadline};
  await reverts('mint of a position, tokens unsorted', {
    ...mint,
    args: [{...position, ...unsorted}],
  });
  await reverts('mint of a position, no pool at that fee', {
    ...mint,
    args: [{...position, fee: 2_999}],
  });
  await reverts('mint of a position, amounts for 2^128 of liquidity or more', {
    ...mint,
    args: [{...position, amount0Desired: 2n ** 255n, amount1Desired: 2n ** 255n}],
  });
}
