import {Ether, Percent} from '@uniswap/sdk-core';
import {type CollectOptions, NonfungiblePositionManager, Position} from '@uniswap/v3-sdk';
import {type Address, type Hex, parseEther, parseUnits} from 'viem';
import {account, chain, client, clientOf, deadlineIn, run} from '../../../support/chain';
import {buyWeth, tradeBothWays} from '../../support/market';
import {printFailure} from '../../support/printFailure';
import {amountOf, USDC, WETH} from '../../support/tokens';
import {manager, positionManager} from './support/manager';
import {approveDesired, openPosition} from './support/openPosition';
import {plannedPosition, slippageTolerance} from './support/plan';
import {readPosition} from './support/readPosition';

const stranger = clientOf(2).account.address;

/** What the position manager refuses of the SDK's calldata, which is simulated only. */
async function main(): Promise<void> {
  const tokenId = await openPosition();
  await tradeBothWays(parseUnits('100000', 6));
  const deadline = String(await deadlineIn(600n));
  const late = String(await deadlineIn(-1n));

  // #region mint
  const planned = await plannedPosition();
  const mint = (change: object = {}) =>
    NonfungiblePositionManager.addCallParameters(planned, {
      ...{recipient: account, slippageTolerance, deadline},
      ...change,
    });
  await printFailure('mint without allowance', () => attempt(mint()));
  await approveDesired(planned);
  await printFailure('mint, deadline passed', () => attempt(mint({deadline: late})));
  // #endregion mint

  // #region remove
  const position = await readPosition(tokenId);
  const remove = (of: Position) =>
    NonfungiblePositionManager.removeCallParameters(of, {
      tokenId: String(tokenId),
      liquidityPercentage: new Percent(1),
      slippageTolerance,
      deadline,
      collectOptions: collected(),
    });
  const {pool, tickLower, tickUpper, liquidity} = position;
  const stale = new Position({pool, tickLower, tickUpper, liquidity: `${liquidity}0`});
  await printFailure('remove by a stranger', () => attempt(remove(position), stranger));
  await printFailure('remove more than there is', () => attempt(remove(stale)));
  // #endregion remove

  // #region collect
  const collect = (change: Partial<CollectOptions> = {}) =>
    NonfungiblePositionManager.collectCallParameters({
      ...{tokenId: String(tokenId), ...collected()},
      ...change,
    });
  await printFailure('collect by a stranger', () => attempt(collect(), stranger));
  const tooMuchEther = {expectedCurrencyOwed1: amountOf(Ether.onChain(chain.id), parseEther('1'))};
  await printFailure('expect 1 ETH of fees', () => attempt(collect(tooMuchEther)));
  const tooMuchUsdc = {
    expectedCurrencyOwed0: amountOf(USDC, parseUnits('1000', 6)),
    expectedCurrencyOwed1: amountOf(Ether.onChain(chain.id), 0n),
  };
  await printFailure('expect 1000 USDC of fees', () => attempt(collect(tooMuchUsdc)));
  // #endregion collect

  // #region fetch
  const index = {...manager, functionName: 'tokenOfOwnerByIndex', args: [account, 1n]} as const;
  await printFailure('index beyond the balance', () => client.readContract(index));
  const unknown = {...manager, functionName: 'positions', args: [999n]} as const;
  await printFailure('read an unknown position', () => client.readContract(unknown));
  const owner = {...manager, functionName: 'ownerOf', args: [999n]} as const;
  await printFailure('owner of an unknown position', () => client.readContract(owner));
  // #endregion fetch

  // #region moved
  await buyWeth(parseUnits('10000', 6)); // lifts the price of WETH by about 1%
  await printFailure('mint, price moved', () => attempt(mint()));
  await printFailure('remove, price moved', () => attempt(remove(position)));
  // #endregion moved
}

/** Simulates what the SDK encoded, as the owner unless told. */
const attempt = ({calldata}: {calldata: string}, from: Address = account) =>
  client.call({account: from, to: positionManager, data: calldata as Hex});

const collected = () => ({
  recipient: account,
  expectedCurrencyOwed0: amountOf(USDC, 0n),
  expectedCurrencyOwed1: amountOf(WETH, 0n),
});

run(main);
