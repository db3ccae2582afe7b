import {client, reverts, run} from '../support/reproduce';
import {deployUnlocker, manager, step, usdc} from './support/manager';
import {mintPosition, positions} from './support/positions';

run(async () => {
  const {run: unlocked, unlocker} = await deployUnlocker();
  const {address: account} = client.account;
  const id = await mintPosition();

  await reverts('unlock, from an account', {...manager, functionName: 'unlock', args: ['0x']});

  await reverts('sync, of an address without code', {
    ...manager,
    functionName: 'sync',
    args: [account],
  });

  // No name of its functions is `onERC721Received`, and it has no fallback for data.
  await reverts('safeTransferFrom, to a contract that knows no NFTs', {
    ...positions,
    functionName: 'safeTransferFrom',
    args: [account, unlocker, id],
  });

  await reverts('a function that the pool manager lacks', {
    address: manager.address,
    abi: positions.abi,
    functionName: 'ownerOf',
    args: [1n],
  });

  await reverts(
    'burn, of more claims than there are',
    unlocked(step('burn', [unlocker, BigInt(usdc), 1n])),
  );
});
