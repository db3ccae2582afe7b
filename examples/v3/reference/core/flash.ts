import {parseAbi, parseEther, parseUnits} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {erc20Abi, show, usdc, weth} from '../support/tokens';
import {factoryAddress, pool, poolKey} from './support/pool';

const borrowerAbi = parseAbi([
  'struct PoolKey { address token0; address token1; uint24 fee; }',
  'struct Loan { PoolKey poolKey; uint256 amount0; uint256 amount1; uint256 fee0Maximum; uint256 fee1Maximum; address payer; }',
  'function borrow(Loan loan)',
]);

run(async () => {
  const source = {file: 'examples/v3/reference/core/PoolBorrower.sol', contract: 'PoolBorrower'};
  const borrower = {address: await deploy(source, [factoryAddress]), abi: borrowerAbi} as const;
  const fromBlock = (await client.getBlockNumber()) + 1n;

  // #region flash
  const amounts = [parseUnits('10000', usdc.decimals), parseEther('1') + 1n] as const;
  const feePips = await client.readContract({...pool, functionName: 'fee'});
  const fees = amounts.map((amount) => (amount * BigInt(feePips) + 999_999n) / 1_000_000n);
  const [fee0 = 0n, fee1 = 0n] = fees; // rounded up, as the pool does
  for (const [token, fee] of [[usdc, fee0] as const, [weth, fee1] as const]) {
    const approval = {address: token.address, abi: erc20Abi, functionName: 'approve'} as const;
    await confirm(await client.writeContract({...approval, args: [borrower.address, fee]}));
  }
  const [amount0, amount1] = amounts;
  const limits = {fee0Maximum: fee0, fee1Maximum: fee1, payer: client.account.address};
  await confirm(
    await client.writeContract({
      ...borrower,
      functionName: 'borrow',
      args: [{poolKey, amount0, amount1, ...limits}],
    }),
  );
  // #endregion flash

  // #region flash-events
  const sender = borrower.address;
  const loans = await client.getContractEvents({
    ...pool,
    eventName: 'Flash',
    args: {sender},
    fromBlock,
  });
  for (const {args} of loans) {
    console.log(`lent ${show(args.amount0 ?? 0n, usdc)} and ${show(args.amount1 ?? 0n, weth)}`);
    console.log(`fees ${show(args.paid0 ?? 0n, usdc)} and ${show(args.paid1 ?? 0n, weth)}`);
  }
  // #endregion flash-events
});
