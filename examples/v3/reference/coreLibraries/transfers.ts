import {parseAbi, parseUnits, type Address} from 'viem';
import {client, clientOf, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {erc20Abi, show, usdc} from '../support/tokens';
import {reasonOf} from './support/reasonOf';

const file = 'examples/v3/reference/coreLibraries/TransferProbe.sol';
const abi = parseAbi(['function send(address token, address to, uint256 value)']);
/** An account that nothing is in. */
const recipient = clientOf(20).account.address;

run(async () => {
  const purse = {address: await deploy({file, contract: 'Purse'}), abi} as const;
  const amount = parseUnits('250', 6);
  const fill = [purse.address, amount] as const;
  await confirm(
    await client.writeContract({...usdc, abi: erc20Abi, functionName: 'transfer', args: fill}),
  );

  // #region send
  const args = [usdc.address, recipient, amount] as const;
  await confirm(await client.writeContract({...purse, functionName: 'send', args}));
  const balance = await client.readContract({
    ...usdc,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [recipient],
  });
  console.log(`the recipient holds ${show(balance, usdc)}`);
  // #endregion send

  // #region refused
  const send = (token: Address) =>
    client.simulateContract({...purse, functionName: 'send', args: [token, recipient, 1n]});
  console.log(`more than it holds: reverts with ${await reasonOf(send(usdc.address))}`);
  for (const contract of ['FalseToken', 'PausedToken', 'ShortToken']) {
    const token = await deploy({file, contract});
    console.log(`${contract}: reverts with ${await reasonOf(send(token))}`);
  }
  // #endregion refused

  // #region passed
  await send(await deploy({file, contract: 'SilentToken'}));
  console.log('a token that returns nothing: passes');
  await send(recipient);
  console.log('an address without code: passes, and moves nothing');
  // #endregion passed
});
