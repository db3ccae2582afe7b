import {parseEther, parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {client, deadlineIn, run, tokenOf} from '../../support/chain';
import {printFailure} from '../../sdk/support/printFailure';
import {show, usdc, weth} from '../support/tokens';
import {sell} from '../support/trader';
import {adderAbi, deployAdder, depositOf} from './support/liquidity';

const uni = tokenOf('UNI');
const usdcOf = (whole: string) => parseUnits(whole, 6);

run(async () => {
  const adder = await deployAdder();
  const contract = {address: adder, abi: adderAbi, account: client.account} as const;
  const deadline = await deadlineIn(600n);
  const add = (deposit: ReturnType<typeof depositOf>, until = deadline) =>
    client.simulateContract({...contract, functionName: 'add', args: [deposit, until]});

  // The pair holds 2,000 USDC for each WETH.
  const good = depositOf({tokens: [usdc, weth], desired: [usdcOf('10000'), parseEther('5')]});
  const tooLittleWeth = {...good, amountBDesired: parseEther('4.9')};

  // #region errors
  await printFailure('nothing approved', () => add(good));
  await approve({token: usdc.address, spender: adder, amount: usdcOf('20000')});
  await approve({token: weth.address, spender: adder, amount: parseEther('5')});

  await printFailure('deadline passed', () => add(good, deadline - 601n));
  await printFailure('too little WETH for the ratio', () => add(tooLittleWeth));
  const nothing = {tokenA: usdc.address, tokenB: uni.address, shares: 1n};
  const withdrawal = {...nothing, amountAMin: 1n, amountBMin: 1n};
  await printFailure('removed from no pair', () =>
    client.simulateContract({...contract, functionName: 'remove', args: [withdrawal, deadline]}),
  );

  await sell(usdcOf('200000'), [usdc.address, weth.address]); // somebody makes WETH dearer
  await printFailure('price moved', () => add(good));
  // #endregion errors

  // #region surplus
  const surplus = {...good, amountADesired: usdcOf('20000')}; // the minimums stay
  const {result} = await add(surplus);
  console.log(`a surplus desired goes through: ${show(result[0], usdc)}, ${show(result[1], weth)}`);
  // #endregion surplus
});
