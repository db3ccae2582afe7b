import {createTestClient, maxUint128, parseAbi, parseEther, parseUnits} from 'viem';
import {mainnet} from 'viem/chains';
import {client, confirm, run, transport} from '../../../support/chain';
import {show, usdc, weth} from '../support/tokens';
import {factoryAddress, pool} from './support/pool';
import {sell} from './support/sell';

const factory = {
  address: factoryAddress,
  abi: parseAbi(['function owner() view returns (address)']),
} as const;

/** On the local chain anybody may act as the factory's owner; on mainnet it takes a vote. */
async function ownerOfFactory() {
  const owner = await client.readContract({...factory, functionName: 'owner'});
  const tester = createTestClient({chain: mainnet, transport, mode: 'anvil'});
  await tester.impersonateAccount({address: owner});
  await tester.setBalance({address: owner, value: parseEther('1')});
  return owner;
}

run(async () => {
  const owner = await ownerOfFactory();
  const recipient = client.account.address;

  // #region set-fee-protocol
  // A quarter of the fees in token0, a tenth of those in token1.
  const shares = [4, 10] as const;
  await confirm(
    await client.writeContract({
      ...pool,
      account: owner,
      functionName: 'setFeeProtocol',
      args: shares,
    }),
  );
  const [, , , , , feeProtocol] = await client.readContract({...pool, functionName: 'slot0'});
  console.log(`feeProtocol ${feeProtocol}: 1/${feeProtocol % 16} and 1/${feeProtocol >> 4}`);
  // #endregion set-fee-protocol

  await sell({tokenIn: usdc, amountIn: parseUnits('10000', usdc.decimals)});
  await sell({tokenIn: weth, amountIn: parseEther('5')});

  // #region collect-protocol
  const logFees = async () => {
    const [fees0, fees1] = await client.readContract({...pool, functionName: 'protocolFees'});
    console.log(`protocol fees: ${show(fees0, usdc)} and ${show(fees1, weth)}`);
  };
  await logFees();
  await confirm(
    await client.writeContract({
      ...pool,
      account: owner,
      functionName: 'collectProtocol',
      args: [recipient, maxUint128, maxUint128], // all there is
    }),
  );
  await logFees();
  // #endregion collect-protocol
});
