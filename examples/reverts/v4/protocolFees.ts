import {client, confirm, reverts, run} from '../support/reproduce';
import {deployPublished} from '../support/published';
import {deployUnlocker, manager, poolKey, step, usdc} from './support/manager';

run(async () => {
  const {address: account} = client.account;

  // #region unauthorized
  // Governance owns the pool manager.
  await reverts('UNAUTHORIZED', {
    ...manager,
    functionName: 'setProtocolFeeController',
    args: [account],
  });
  // #endregion unauthorized

  // #region invalid-caller
  await reverts('InvalidCaller()', {
    ...manager,
    functionName: 'setProtocolFee',
    args: [poolKey, 1_000],
  });
  // #endregion invalid-caller

  // A pool manager of the same code, whose owner is this account.
  const own = {
    ...manager,
    address: await deployPublished('@uniswap/v4-core/out/PoolManager.sol/PoolManager.json', [
      account,
    ]),
  };
  const control = async (controller: `0x${string}`) =>
    confirm(
      await client.writeContract({
        ...own,
        functionName: 'setProtocolFeeController',
        args: [controller],
      }),
    );

  // #region protocol-fee-too-large
  // 0.1% is the most, 1,000 in each direction.
  await control(account);
  await reverts('ProtocolFeeTooLarge(uint24)', {
    ...own,
    functionName: 'setProtocolFee',
    args: [poolKey, 1_001],
  });
  // #endregion protocol-fee-too-large

  // #region protocol-fee-currency-synced
  // Between `sync` and `settle` of USDC, the controller collects USDC.
  const {run: unlocked, unlocker} = await deployUnlocker(own.address);
  await control(unlocker);
  await reverts(
    'ProtocolFeeCurrencySynced()',
    unlocked(
      {...step('sync', [usdc]), target: own.address},
      {...step('collectProtocolFees', [account, usdc, 0n]), target: own.address},
    ),
  );
  // #endregion protocol-fee-currency-synced
});
