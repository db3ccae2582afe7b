import {parseAbi, parseEther} from 'viem';
import {client, deploy, reverts, run} from '../support/reproduce';
import {usdc, weth} from './support/pool';
import {router, transfer} from './support/router';

const recipient = client.account.address;
const oneUsdc = 1_000_000n;
const oneWeth = parseEther('1');

run(async () => {
  // #region not-weth9
  // A contract sends ether to the router; only WETH may, when the router unwraps.
  const sender = {
    address: await deploy({
      file: 'examples/reverts/v3/EtherSender.sol',
      contract: 'EtherSender',
    }),
    abi: parseAbi(['function send(address to) payable']),
  } as const;
  await reverts('Not WETH9', {
    ...sender,
    functionName: 'send',
    args: [router.address],
    value: oneWeth,
  });
  // #endregion not-weth9

  // #region insufficient-weth9
  // The swap before it did not name the router as its recipient, so the router holds nothing.
  await reverts('Insufficient WETH9', {
    ...router,
    functionName: 'unwrapWETH9',
    args: [oneWeth, recipient],
  });
  // #endregion insufficient-weth9

  // #region insufficient-token
  await reverts('Insufficient token', {
    ...router,
    functionName: 'sweepToken',
    args: [usdc, oneUsdc, recipient],
  });
  // #endregion insufficient-token

  // #region ste
  // The recipient is a contract that cannot receive ether.
  await transfer(weth, {to: router.address, amount: oneWeth});
  await reverts('STE', {...router, functionName: 'unwrapWETH9', args: [oneWeth, usdc]});
  // #endregion ste

  // #region st
  // The token answers `false` to `transfer`.
  const stuck = await deploy(
    {file: 'examples/reverts/v3/RefusingTokens.sol', contract: 'RefusingTransfers'},
    [router.address, oneWeth],
  );
  await reverts('ST', {...router, functionName: 'sweepToken', args: [stuck, oneWeth, recipient]});
  // #endregion st
});
