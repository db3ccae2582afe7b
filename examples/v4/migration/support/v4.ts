import {parseAbi, parseEventLogs, type TransactionReceipt} from 'viem';
import {account, client} from '../../../support/chain';
import {usdc, weth} from '../../../support/pair';
import {command} from '../../../universal-router/support/commands';
import {atLeast, atMost} from '../../../universal-router/support/quotes';
import {execute, router} from '../../../universal-router/support/router';
import {listOf} from '../../support/actions';
import {quoter, stateView} from '../../support/lenses';
import {idOf} from '../../support/pool';
import {mintedIn, modifyLiquidities, positions} from '../../support/positions';
import {withPermit2} from '../../support/withPermit2';
import {amountIn, type Both, key, tickLower, tickUpper, zeroForOne} from './plan';

// #region pool
export async function readPoolOfV4() {
  const id = idOf(key); // nothing to ask: the key decides it
  const slot0 = {...stateView, functionName: 'getSlot0', args: [id]} as const;
  const [sqrtPriceX96, tick] = await client.readContract(slot0);
  return {id, sqrtPriceX96, tick};
}
// #endregion pool

// #region quote
export async function quoteInV4(): Promise<bigint> {
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{poolKey: key, zeroForOne, exactAmount: amountIn, hookData: '0x'}],
  });
  return result[0];
}
// #endregion quote

// #region swap
export async function swapInV4(quoted: bigint) {
  const amountOutMinimum = atLeast(quoted);
  const actions = listOf([
    [
      'SWAP_EXACT_IN_SINGLE',
      {poolKey: key, zeroForOne, amountIn, amountOutMinimum, hookData: '0x'},
    ],
    ['SETTLE_ALL', usdc.address, amountIn], // pay what is owed
    ['TAKE_ALL', weth.address, amountOutMinimum], // take what is due
  ]);
  const allowed = {token: usdc.address, spender: router.address, amount: amountIn};
  const {logs} = await withPermit2([allowed], () => execute([[command.V4_SWAP, actions]]));
  return parseEventLogs({abi: managerEvents, eventName: 'Swap', logs})[0]?.args;
}
// #endregion swap

const managerEvents = parseAbi([
  'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee)',
]);

// #region mint
export async function mintInV4(liquidity: bigint, [amount0, amount1]: Both): Promise<bigint> {
  const most = [atMost(amount0), atMost(amount1)] as const;
  const {currency0, currency1} = key;
  const allowed = [
    {token: currency0, spender: positions.address, amount: most[0]},
    {token: currency1, spender: positions.address, amount: most[1]},
  ];
  const receipt = await withPermit2(allowed, () =>
    modifyLiquidities([
      ['MINT_POSITION', key, tickLower, tickUpper, liquidity, ...most, account, '0x'],
      ['SETTLE_PAIR', currency0, currency1],
    ]),
  );
  return mintedIn(receipt);
}
// #endregion mint

// #region collect
export const collectInV4 = (tokenId: bigint): Promise<TransactionReceipt> =>
  modifyLiquidities([
    ['DECREASE_LIQUIDITY', tokenId, 0n, 0n, 0n, '0x'], // no liquidity: the fees alone
    ['TAKE_PAIR', key.currency0, key.currency1, account],
  ]);
// #endregion collect
