import {parseEther} from 'viem';
import {client, clientOf, confirm, run} from '../support/chain';
import {balance, show, weth} from '../v3/swaps/support/tokens';
import {command} from './support/commands';
import {ADDRESS_THIS, encode, execute, MSG_SENDER, planOf, router} from './support/router';

const {WRAP_ETH, SWEEP} = command;
const oneEther = parseEther('1');
const stranger = clientOf(1);

run(async () => {
  const before = await balance(weth, stranger.account.address);

  // This plan ends with 1 WETH in the router, which belongs to nobody.
  const wrap = encode('address, uint256', ADDRESS_THIS, oneEther);
  await execute([[WRAP_ETH, wrap]], oneEther);
  console.log(`left in the router: ${show(await balance(weth, router.address), weth)}`);

  // Anyone may sweep to themselves.
  const sweep = encode('address, address, uint160', weth.address, MSG_SENDER, oneEther);
  const {timestamp} = await client.getBlock();
  const hash = await stranger.writeContract({
    ...router,
    functionName: 'execute',
    args: [...planOf([[SWEEP, sweep]]), timestamp + 600n],
  });
  await confirm(hash);
  const gained = (await balance(weth, stranger.account.address)) - before;
  console.log(`taken by a stranger: ${show(gained, weth)}`);

  // #region swept
  // The last command of the same call gives back what is left.
  await execute(
    [
      [WRAP_ETH, wrap],
      [SWEEP, sweep],
    ],
    oneEther,
  );
  // #endregion swept
  console.log(
    `left after a sweep in the same call: ${show(await balance(weth, router.address), weth)}`,
  );
});
