import {encodeFunctionData, parseUnits} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, client, confirm, deadlineIn, run} from '../../support/chain';
import {usdc} from '../../support/pair';
import {errorOf} from '../support/errorOf';
import {manager} from '../support/manager';
import {allowClaims, claimId, claimTraderAbi, pool, sellsUsdc} from './support/claims';
import {deployWithManager} from './support/poolSwapper';

const amountIn = parseUnits('1000', usdc.decimals);

run(async () => {
  const file = 'examples/v4/guides/ClaimTrader.sol';
  const trader = await deployWithManager({file, contract: 'ClaimTrader'});
  const contract = {address: trader, abi: claimTraderAbi} as const;
  await withAllowances([{token: usdc.address, spender: trader, amount: amountIn}], async () =>
    confirm(
      await client.writeContract({
        ...contract,
        functionName: 'deposit',
        args: [usdc.address, amountIn],
      }),
    ),
  );

  // #region mistakes
  const withdrawalOf = (amount: bigint) =>
    encodeFunctionData({
      abi: claimTraderAbi,
      functionName: 'withdraw',
      args: [usdc.address, amount, account],
    });
  const deadline = await deadlineIn(600n);
  const limits = {amountIn, amountOutMinimum: 2n ** 100n, deadline};
  const order = {key: pool, zeroForOne: sellsUsdc, ...limits};
  const swap = encodeFunctionData({abi: claimTraderAbi, functionName: 'swap', args: [order]});
  const late = {...order, deadline: deadline - 601n};
  const lateSwap = encodeFunctionData({abi: claimTraderAbi, functionName: 'swap', args: [late]});
  const args = [account, claimId(usdc), 1n] as const;
  const burn = encodeFunctionData({...manager, functionName: 'burn', args});

  console.log(`no allowance         ${await errorOf({to: trader, data: withdrawalOf(amountIn)})}`);
  await allowClaims(usdc, trader, 2n * amountIn);
  const tooMuch = withdrawalOf(amountIn + 1n);
  console.log(`more than the claims ${await errorOf({to: trader, data: tooMuch})}`);
  console.log(`minimum too high     ${await errorOf({to: trader, data: swap})}`);
  console.log(`after the deadline   ${await errorOf({to: trader, data: lateSwap})}`);
  console.log(`burn from a wallet   ${await errorOf({to: manager.address, data: burn})}`);
  await allowClaims(usdc, trader, 0n);
  // #endregion mistakes
});
