import {parseAbi, parseUnits} from 'viem';
import {printFailure} from '../../sdk/support/printFailure';
import {account, client, clientOf, confirm, deadlineIn, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {router02} from '../support/router02';
import {deposit, minimumsOf, signPermit, tokensOf} from './support/permit';

const value = parseUnits('0.001', 18);
const to = account;
const stranger = clientOf(9); // sees what the account has signed
const withdrawalAbi = parseAbi([
  'struct Terms { uint256 shares; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
  'function withdraw(address pair, Terms terms, uint8 v, bytes32 r, bytes32 s) returns (uint256 amount0, uint256 amount1)',
]);
const source = {file: 'examples/v2/guides/PermitWithdrawal.sol', contract: 'PermitWithdrawal'};

run(async () => {
  const pair = await deposit();
  const deadline = await deadlineIn(600n);

  // #region sent-before
  const spender = router02.address;
  const [v, r, s] = await signPermit(pair, {spender, value, deadline});
  const permit = [to, spender, value, deadline, v, r, s] as const;
  await confirm(await stranger.writeContract({...pair, functionName: 'permit', args: permit}));
  // #endregion sent-before

  // #region refused
  const {least0, least1} = await minimumsOf(pair, value);
  const args = [...(await tokensOf(pair)), value, least0, least1, to, deadline] as const;
  await printFailure('with the permit', () =>
    client.simulateContract({
      ...router02,
      functionName: 'removeLiquidityWithPermit',
      args: [...args, false, v, r, s],
    }),
  );
  // #endregion refused

  // #region fall-back
  const allowance = await client.readContract({
    ...pair,
    functionName: 'allowance',
    args: [to, spender],
  });
  if (allowance < value) throw new Error('the permit was refused for another reason');
  const withoutPermit = {...router02, functionName: 'removeLiquidity', args} as const;
  await confirm(await client.writeContract(withoutPermit));
  // #endregion fall-back
  console.log(`without it                      withdrawn, allowance was ${allowance}`);

  // #region contract
  const withdrawal = {address: await deploy(source), abi: withdrawalAbi} as const;
  const parts = await signPermit(pair, {spender: withdrawal.address, value, deadline});
  const early = [to, withdrawal.address, value, deadline, ...parts] as const;
  await confirm(await stranger.writeContract({...pair, functionName: 'permit', args: early}));
  const now = await minimumsOf(pair, value);
  const terms = {shares: value, amount0Min: now.least0, amount1Min: now.least1, deadline};
  const withdraw = {
    ...withdrawal,
    functionName: 'withdraw',
    args: [pair.address, terms, ...parts],
  } as const;
  await confirm(await client.writeContract(withdraw));
  // #endregion contract
  console.log('through our contract            withdrawn, though the permit was sent before');
  await printFailure('through it, once more', () => client.simulateContract(withdraw));
});
