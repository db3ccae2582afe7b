import {type Address, decodeErrorResult, type Hex, parseAbi, parseEther} from 'viem';
import {client, run} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {deployRelease2_1_0} from '../../universal-router/support/deployRelease2_1_0';
import {atLeast} from '../../universal-router/support/quotes';
import {rawRevert} from '../../universal-router/support/rawRevert';
import {encode, router} from '../../universal-router/support/router';
import {hopPriceX36} from '../../universal-router/support/swapTypes';
import {
  v4Path,
  v4PathSince2_1_1,
  v4Single,
  v4SingleSince2_1_1,
} from '../../universal-router/support/v4SwapTypes';
import {quoter} from '../support/lenses';
import {manager} from '../support/manager';
import {key, usdc} from '../support/pool';

const {V4_SWAP} = command;
const amountIn = parseEther('1');
const errors = parseAbi([
  'error V4TooLittleReceived(uint256 minAmountOutReceived, uint256 amountReceived)',
  'error V4TooLittleReceivedPerHop(uint256 hopIndex, uint256 maxPrice, uint256 price)',
]);

/** What a router makes of a swap of 1 ETH into USDC, which is then paid and taken. */
async function outcome(to: Address, action: Hex, swap: Hex): Promise<string> {
  const plan = encode('bytes, bytes[]', `${action}0c0f`, [
    swap,
    encode('address, uint256', key.currency0, amountIn), // SETTLE_ALL
    encode('address, uint256', usdc.address, 0n), // TAKE_ALL; a call alone, which keeps nothing
  ]);
  const data = await rawRevert(to, [[V4_SWAP, plan]], amountIn);
  if (!data) return 'passes';
  return data === '0x' ? 'no reason' : decodeErrorResult({abi: errors, data}).errorName;
}

run(async () => {
  const exact = {poolKey: key, zeroForOne: true, exactAmount: amountIn, hookData: '0x'} as const;
  const call = {...quoter, functionName: 'quoteExactInputSingle', args: [exact]} as const;
  const [quoted] = (await client.simulateContract(call)).result;
  const amounts = {amountIn, amountOutMinimum: atLeast(quoted)};
  const limit = hopPriceX36(atLeast(quoted), amountIn);

  // #region structs
  const single = {...amounts, poolKey: key, zeroForOne: true, hookData: '0x'};
  const path = [{...key, intermediateCurrency: usdc.address, hookData: '0x'}];
  const along = {...amounts, currencyIn: key.currency0, path};
  const swaps: readonly [what: string, action: Hex, swap: Hex][] = [
    ['one pool, for 2.0', '0x06', encode(v4Single, single)],
    ['one pool, limit 0', '0x06', encode(v4SingleSince2_1_1, {...single, minHopPriceX36: 0n})],
    ['one pool, a limit', '0x06', encode(v4SingleSince2_1_1, {...single, minHopPriceX36: limit})],
    ['path, for 2.0', '0x07', encode(v4Path, along)],
    ['path, no limits', '0x07', encode(v4PathSince2_1_1, {...along, minHopPriceX36: []})],
    ['path, a limit', '0x07', encode(v4PathSince2_1_1, {...along, minHopPriceX36: [limit]})],
  ];
  // #endregion structs
  // #region send
  const release2_1_0 = await deployRelease2_1_0(manager.address);
  for (const [what, action, swap] of swaps) {
    const before = await outcome(router.address, action, swap);
    const between = await outcome(release2_1_0, action, swap);
    console.log(`${what}: 2.0 ${before}, 2.1.0 ${between}`);
  }
  // #endregion send
});
