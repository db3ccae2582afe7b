import {parseUnits} from 'viem';
import {printFailure} from '../../sdk/support/printFailure';
import {client, clientOf, run, tokenOf} from '../../support/chain';
import {sell} from '../support/trader';
import {deploySwapper, makeOrder} from './support/flash';

const weth = tokenOf('WETH').address;
const usdc = tokenOf('USDC').address;
const dai = tokenOf('DAI').address;

run(async () => {
  const swapper = await deploySwapper();
  await sell(parseUnits('100000', 18), [dai, weth], clientOf(2));
  const {order} = await makeOrder({
    swapper: swapper.address,
    tokenBorrowed: weth,
    tokenOther: usdc,
    amountBorrowed: parseUnits('10', 18),
    path: [weth, dai, usdc],
  });

  const failure = (mistake: string, change: Partial<typeof order>) =>
    printFailure(mistake, () =>
      client.simulateContract({
        ...swapper,
        functionName: 'flashSwap',
        args: [{...order, ...change}],
      }),
    );
  await failure('more profit than there is', {profitMin: order.profitMin * 2n});
  await failure('the deadline has passed', {deadline: order.deadline - 1_200n});
  await failure('the path uses the lender', {path: [weth, dai, usdc, weth]});
  await failure('more than the reserve', {amountBorrowed: parseUnits('1000', 18)});
  await failure('the path ends elsewhere', {path: [weth, dai]});
});
