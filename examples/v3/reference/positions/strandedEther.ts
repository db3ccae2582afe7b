import assert from 'node:assert/strict';
import {formatEther, parseAbi, parseEther} from 'viem';
import {addressOf, client, confirm, run} from '../../../support/chain';
import {printFailure} from '../../../sdk/support/printFailure';
import {usdc, weth} from '../support/tokens';

const address = addressOf('V3Migrator');
const abi = parseAbi([
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
]);
/** What returns ETH in the position manager and the routers. */
const payments = parseAbi([
  'function refundETH() payable',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function sweepToken(address token, uint256 amountMinimum, address recipient) payable',
]);

run(async () => {
  // V3Migrator takes the ETH and has no function that pays it out again
  const args = [usdc.address, weth.address, 3_000, 1n << 96n] as const;
  const create = {address, abi, functionName: 'createAndInitializePoolIfNecessary', args} as const;
  await confirm(await client.writeContract({...create, value: parseEther('1')}));
  const stranded = await client.getBalance({address});
  assert.equal(stranded, parseEther('1'));
  console.log(`left in V3Migrator              ${formatEther(stranded)} ETH`);

  const account = client.account.address;
  const call = {address, abi: payments, account: client.account} as const;
  await printFailure('refundETH', () =>
    client.simulateContract({...call, functionName: 'refundETH'}),
  );
  await printFailure('unwrapWETH9', () =>
    client.simulateContract({...call, functionName: 'unwrapWETH9', args: [1n, account]}),
  );
  await printFailure('sweepToken', () =>
    client.simulateContract({
      ...call,
      functionName: 'sweepToken',
      args: [weth.address, 1n, account],
    }),
  );
});
