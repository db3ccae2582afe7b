import {encodeFunctionData, parseAbi} from 'viem';
import {client, deploy, reverts, run} from '../support/reproduce';
import {deployUnlocker, ether, poolKey} from './support/manager';
import {aboveThePrice, act, encodeActions, mintPosition, positions} from './support/positions';
import {reasonOf} from './support/wrapped';

run(async () => {
  const id = await mintPosition();
  const {address: account} = client.account;

  // #region not-approved
  // Position 1 belongs to another account.
  await reverts('NotApproved(address)', act(['DECREASE_LIQUIDITY', 1n, 1n, 0n, 0n, '0x']));
  // #endregion not-approved

  // #region deadline-passed
  await reverts('DeadlinePassed(uint256)', {
    ...positions,
    functionName: 'modifyLiquidities',
    args: [encodeActions(), 1n],
  });
  // #endregion deadline-passed

  // #region maximum-amount-exceeded
  // The position costs more than 1 wei.
  await reverts('MaximumAmountExceeded(uint128,uint128)', act(aboveThePrice(1n)));
  // #endregion maximum-amount-exceeded

  // #region minimum-amount-insufficient
  // A change of 0 collects the fees, of which there are none, and gives no amount.
  await reverts(
    'MinimumAmountInsufficient(uint128,uint128)',
    act(['DECREASE_LIQUIDITY', id, 0n, 1n, 0n, '0x']),
  );
  // #endregion minimum-amount-insufficient

  // #region pool-manager-must-be-locked
  // A contract leaves a subscriber while it holds the lock open.
  const {run: unlocked} = await deployUnlocker();
  const data = encodeFunctionData({...positions, functionName: 'unsubscribe', args: [id]});
  await reverts(
    'PoolManagerMustBeLocked()',
    unlocked({target: positions.address, value: 0n, data}),
  );
  // #endregion pool-manager-must-be-locked

  // #region contract-locked
  // 1 wei of ETH goes to a contract that calls the position manager again.
  const reenterer = await deploy(
    {file: 'examples/reverts/v4/Reenterer.sol', contract: 'Reenterer'},
    [positions.address],
  );
  const reenter = act(['SETTLE', ether, 1n, false], ['TAKE', ether, reenterer, 1n]);
  console.log(`ContractLocked() → ${await reasonOf({...reenter, value: 1n})}`);
  // #endregion contract-locked

  // #region invalid-eth-sender
  // ETH without calldata, from a contract that is neither WETH nor the pool manager.
  const sender = await deploy({
    file: 'examples/reverts/universal-router/EtherSender.sol',
    contract: 'EtherSender',
  });
  await reverts('InvalidEthSender()', {
    address: sender,
    abi: parseAbi(['function send(address to) payable']),
    functionName: 'send',
    args: [positions.address],
    value: 1n,
  });
  // #endregion invalid-eth-sender

  // #region not-pool-manager
  // An account calls what only the pool manager may call.
  await reverts('NotPoolManager()', {...positions, functionName: 'unlockCallback', args: ['0x']});
  // #endregion not-pool-manager

  // #region invalid-tick
  // The liquidity is computed from 1 wei of ETH, before the pool manager sees the ticks.
  await reverts('InvalidTick(int24)', {
    ...act(
      ['SETTLE', ether, 1n, false],
      ['MINT_POSITION_FROM_DELTAS', poolKey, -900_000, 60, 1n, 0n, account, '0x'],
    ),
    value: 1n,
  });
  // #endregion invalid-tick
});
