import {zeroAddress} from 'viem';
import {client, clientOf, reverts} from '../../../support/reproduce';
import {factory, usdc, weth} from '../pool';

const stranger = clientOf(1).account.address;

/** The checks of the factory that give no reason. */
export async function factoryCases(): Promise<void> {
  const create = {...factory, functionName: 'createPool'} as const;
  await reverts('createPool, one token twice', {...create, args: [usdc, usdc, 3_000]});
  await reverts('createPool, a zero address', {...create, args: [usdc, zeroAddress, 3_000]});
  await reverts('createPool, a fee not enabled', {...create, args: [usdc, weth, 2_999]});
  await reverts('createPool, a pool that exists', {...create, args: [usdc, weth, 3_000]});

  const owner = await client.readContract({...factory, functionName: 'owner'});
  const enable = {...factory, functionName: 'enableFeeAmount', from: owner} as const;
  await reverts('enableFeeAmount, by a stranger', {...enable, from: stranger, args: [2_999, 60]});
  await reverts('enableFeeAmount, fee 1,000,000', {...enable, args: [1_000_000, 60]});
  await reverts('enableFeeAmount, a fee already enabled', {...enable, args: [3_000, 60]});
  await reverts('enableFeeAmount, tick spacing 0', {...enable, args: [2_999, 0]});
  await reverts('enableFeeAmount, tick spacing 16,384', {...enable, args: [2_999, 16_384]});
  await reverts('setOwner, by a stranger', {
    ...factory,
    functionName: 'setOwner',
    args: [stranger],
    from: stranger,
  });
}
