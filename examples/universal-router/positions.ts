import {encodeFunctionData, type Hex, maxUint128, parseSignature} from 'viem';
import {client, run} from '../support/chain';
import {mintDirectly} from '../v3/liquidity/support/mintPosition';
import {minimumsToRemove, readPool} from '../v3/liquidity/support/plan';
import {readPosition} from '../v3/liquidity/support/positions';
import {manager} from '../v3/reference/positions/support/manager';
import {usdc, weth} from '../v3/swaps/support/tokens';
import {command} from './support/commands';
import {printChanges} from './support/printChanges';
import {execute, router, type Step} from './support/router';

const {V3_POSITION_MANAGER_PERMIT, V3_POSITION_MANAGER_CALL} = command;
const account = client.account.address;
const named = (name: string, type: string) => ({name, type});

run(async () => {
  const tokenId = await mintDirectly();
  const {liquidity} = await readPosition(tokenId);
  const deadline = (await client.getBlock()).timestamp + 600n;

  // #region v3-position-manager-permit
  const signature = await client.signTypedData({
    domain: {
      ...{name: 'Uniswap V3 Positions NFT-V1', version: '1', chainId: 1},
      verifyingContract: manager.address,
    },
    primaryType: 'Permit',
    types: {
      Permit: [
        named('spender', 'address'),
        named('tokenId', 'uint256'),
        named('nonce', 'uint256'),
        named('deadline', 'uint256'),
      ],
    },
    message: {spender: router.address, tokenId, nonce: 0n, deadline},
  });
  const {r, s, yParity} = parseSignature(signature);
  const permit = encodeFunctionData({
    ...manager,
    functionName: 'permit',
    args: [router.address, tokenId, deadline, yParity + 27, r, s],
  });
  // #endregion v3-position-manager-permit

  // #region v3-position-manager-call
  const minimums = minimumsToRemove(await readPool(), liquidity);
  const call = (data: Hex): Step => [V3_POSITION_MANAGER_CALL, data];
  const removal = {tokenId, liquidity, ...minimums, deadline};
  const all = {tokenId, recipient: account, amount0Max: maxUint128, amount1Max: maxUint128};
  await printChanges(`position ${tokenId} closed`, {tokens: [usdc, weth]}, () =>
    execute([
      [V3_POSITION_MANAGER_PERMIT, permit],
      call(encodeFunctionData({...manager, functionName: 'decreaseLiquidity', args: [removal]})),
      call(encodeFunctionData({...manager, functionName: 'collect', args: [all]})),
      call(encodeFunctionData({...manager, functionName: 'burn', args: [tokenId]})),
    ]),
  );
  // #endregion v3-position-manager-call
});
