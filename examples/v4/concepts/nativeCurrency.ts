import {
  type Address,
  decodeErrorResult,
  encodeFunctionData,
  formatEther,
  formatUnits,
  parseAbi,
  parseEther,
  parseUnits,
  toFunctionSelector,
} from 'viem';
import {account, client, run, tokenOf} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {refusal} from '../hooks/support/refusal';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {atMost} from '../../universal-router/support/quotes';
import {
  encode,
  execute,
  MSG_SENDER,
  router,
  type Step,
} from '../../universal-router/support/router';
import {listOf} from '../support/actions';
import {quoter, stateView} from '../support/lenses';
import {deployUnlocker, manager} from '../support/manager';
import {key, usdc} from '../support/pool';
import {positions} from '../support/positions';

const {SWEEP, V4_SWAP} = command;
const weth = tokenOf('WETH');
const tokens = [eth, usdc];

/** What 1 of a currency gives in the pool of it and USDC at 0.3%. */
async function quoteOne(currency: Address): Promise<bigint> {
  const zeroForOne = BigInt(currency) < BigInt(usdc.address);
  const [currency0, currency1] = zeroForOne ? [currency, usdc.address] : [usdc.address, currency];
  const poolKey = {...key, currency0, currency1};
  const params = {poolKey, zeroForOne, exactAmount: parseEther('1'), hookData: '0x'} as const;
  const call = {...quoter, functionName: 'quoteExactInputSingle', args: [params]} as const;
  return (await client.simulateContract(call)).result[0];
}

run(async () => {
  // #region two-pools
  const show = (units: bigint) => `${formatUnits(units, usdc.decimals)} USDC`;
  console.log(`1 ETH  in the pool of ETH:  ${show(await quoteOne(eth.address))}`);
  console.log(`1 WETH in the pool of WETH: ${show(await quoteOne(weth.address))}`);
  // #endregion two-pools

  // #region swap
  const amountOut = parseUnits('1000', usdc.decimals);
  const wanted = {poolKey: key, zeroForOne: true, exactAmount: amountOut, hookData: '0x'} as const;
  const ask = {...quoter, functionName: 'quoteExactOutputSingle', args: [wanted]} as const;
  const [quoted] = (await client.simulateContract(ask)).result;
  const amountInMaximum = atMost(quoted); // sent as value: some of it is left
  const params = {poolKey: key, zeroForOne: true, amountOut, amountInMaximum, hookData: '0x'};
  const swap: Step = [
    V4_SWAP,
    listOf([
      ['SWAP_EXACT_OUT_SINGLE', params],
      ['SETTLE_ALL', eth.address, amountInMaximum],
      ['TAKE_ALL', usdc.address, amountOut],
    ]),
  ];
  const sweep: Step = [SWEEP, encode('address, address, uint256', eth.address, MSG_SENDER, 0n)];
  console.log(`value ${formatEther(amountInMaximum)} ETH`);
  await printChanges('with SWEEP', {tokens}, () => execute([swap, sweep], amountInMaximum));
  // #endregion swap

  // #region receive
  const refusalOf = async (to: Address) => {
    const data = await refusal(client.call({account, to, value: 1n}));
    return decodeErrorResult({abi: parseAbi(['error InvalidEthSender()']), data}).errorName;
  };
  console.log(`ETH sent to PositionManager: ${await refusalOf(positions.address)}`);
  console.log(`ETH sent to the router:      ${await refusalOf(router.address)}`);
  // #endregion receive

  // #region take
  const unlocker = await deployUnlocker(0n);
  const takeTo = (to: Address) =>
    unlocker.run(
      [encodeFunctionData({...manager, functionName: 'take', args: [eth.address, to, 1n]})],
      [{currency: eth.address, least: -1n}], // pays the wei that was taken
      1n,
    );
  const wrapped = decodeErrorResult({
    abi: parseAbi([
      'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
    ]),
    data: await refusal(takeTo(stateView.address)), // which has no receive
  });
  const isTransfer = wrapped.args[3] === toFunctionSelector('NativeTransferFailed()');
  console.log(`take to a contract without receive: ${isTransfer ? 'NativeTransferFailed' : '?'}`);
  await takeTo(unlocker.address);
  console.log('take to a contract with receive: done');
  // #endregion take
});
