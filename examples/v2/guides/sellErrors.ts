import {type Address, parseAbi, parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {client, deadlineIn, run, tokenOf} from '../../support/chain';
import {deploy} from '../../support/contract';
import {printFailure} from '../../sdk/support/printFailure';
import {quote, router02} from '../support/router02';
import {tax} from '../support/tax';
import {usdc, weth} from '../support/tokens';

const uni = tokenOf('UNI');
const path = [usdc.address, weth.address];
const amountIn = parseUnits('10000', 6);
const abi = parseAbi([
  'function sellForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, uint256 deadline) returns (uint256)',
  'function sellForETH(uint256 amountIn, uint256 amountOutMin, address[] path, uint256 deadline) returns (uint256)',
]);

type Sale = {amountIn: bigint; amountOutMin: bigint; path: readonly Address[]; deadline: bigint};

run(async () => {
  const file = 'examples/v2/guides/TokenSeller.sol';
  const seller = await deploy({file, contract: 'TokenSeller'}, [router02.address]);
  const sell = (functionName: 'sellForTokens' | 'sellForETH', sale: Sale) =>
    client.simulateContract({
      ...{address: seller, abi, functionName, account: client.account},
      args: [sale.amountIn, sale.amountOutMin, sale.path, sale.deadline],
    });

  const deadline = await deadlineIn(600n);
  const good = {amountIn, amountOutMin: await quote(amountIn, path), path, deadline};
  const tooHigh = {...good, amountOutMin: good.amountOutMin + 1n};
  const tooLate = {...good, deadline: deadline - 601n};
  const noPair = {...good, path: [usdc.address, uni.address]};
  const taxPath = [tax.address, weth.address];
  const taxed = {...good, amountOutMin: await quote(amountIn, taxPath), path: taxPath};

  // #region errors
  await printFailure('nothing approved', () => sell('sellForTokens', good));
  await approve({token: usdc.address, spender: seller, amount: amountIn});
  await approve({token: tax.address, spender: seller, amount: amountIn});

  await printFailure('price moved', () => sell('sellForTokens', tooHigh));
  await printFailure('deadline passed', () => sell('sellForTokens', tooLate));
  await printFailure('no such pair', () => sell('sellForTokens', noPair));
  await printFailure('token with a fee on transfer', () => sell('sellForTokens', taxed));
  await printFailure('path for ETH ends in UNI', () => sell('sellForETH', noPair));
  // #endregion errors

  // #region demo-only no-minimum
  // demo-only: a minimum of zero accepts any price; the contract refuses it.
  const amountOutMin = 0n;
  await printFailure('no minimum', () => sell('sellForTokens', {...good, amountOutMin}));
  // #endregion no-minimum
});
