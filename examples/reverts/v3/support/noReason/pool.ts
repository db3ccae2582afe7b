import type {Address} from 'viem';
import {client, clientOf, deploy, reverts} from '../../../support/reproduce';
import {deployDefaulter, factory, pool, usdc, weth} from '../pool';

const recipient = client.account.address;
const stranger = clientOf(1).account.address;
const lowestLimit = 4_295_128_740n;

/** The checks of a pool that give no reason. */
export async function poolCases(): Promise<void> {
  // Its callback exists and pays nothing: a mint that passes these checks ends in `M0` or `M1`.
  const mint = {...(await deployDefaulter()), functionName: 'mint'} as const;
  await reverts('mint of a pool, amount 0', {...mint, args: [-60, 60, 0n]});
  await reverts('mint of a pool, amount 2^127', {...mint, args: [-60, 60, 2n ** 127n]});
  await reverts('mint of a pool, a tick off the spacing', {...mint, args: [-61, 60, 1_000n]});
  await reverts('snapshotCumulativesInside, a tick not initialised', {
    ...pool,
    functionName: 'snapshotCumulativesInside',
    args: [-60, 60],
  });

  const owner = await client.readContract({...factory, functionName: 'owner'});
  const share = {...pool, functionName: 'setFeeProtocol'} as const;
  await reverts('setFeeProtocol, by a stranger', {...share, args: [4, 4], from: stranger});
  await reverts('setFeeProtocol, a share of 3', {...share, args: [3, 4], from: owner});
  await reverts('setFeeProtocol, a share of 11', {...share, args: [4, 11], from: owner});
  await reverts('collectProtocol, by a stranger', {
    ...pool,
    functionName: 'collectProtocol',
    args: [stranger, 1n, 1n],
    from: stranger,
  });
  await reverts('observe of a pool, with 1 wei sent along', {
    ...pool,
    functionName: 'observe',
    args: [[0]],
    value: 1n,
  });
}

/** Functions that call their caller back, which an account cannot answer. */
export async function accountCases(): Promise<void> {
  await reverts('swap of a pool, by an account', {
    ...pool,
    functionName: 'swap',
    args: [recipient, true, 1_000_000n, lowestLimit, '0x'],
  });
  await reverts('mint of a pool, by an account', {
    ...pool,
    functionName: 'mint',
    args: [recipient, -60, 60, 1_000n, '0x'],
  });
  await reverts('flash of a pool, by an account', {
    ...pool,
    functionName: 'flash',
    args: [recipient, 1n, 1n, '0x'],
  });
}

/** Functions that refuse to run as the code of another contract. */
export async function delegateCases(): Promise<void> {
  const asPool = {...pool, address: await deployDelegator(pool.address)};
  const asFactory = {...factory, address: await deployDelegator(factory.address)};
  await reverts('swap, by delegatecall', {
    ...asPool,
    functionName: 'swap',
    args: [recipient, true, 1_000_000n, lowestLimit, '0x'],
  });
  await reverts('observe, by delegatecall', {...asPool, functionName: 'observe', args: [[0]]});
  await reverts('snapshotCumulativesInside, by delegatecall', {
    ...asPool,
    functionName: 'snapshotCumulativesInside',
    args: [60, -60],
  });
  await reverts('createPool, by delegatecall', {
    ...asFactory,
    functionName: 'createPool',
    args: [usdc, weth, 100],
  });
}

const deployDelegator = (target: Address) =>
  deploy({file: 'examples/reverts/v3/Delegator.sol', contract: 'Delegator'}, [target]);
