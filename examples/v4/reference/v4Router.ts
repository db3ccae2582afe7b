import {decodeErrorResult, formatUnits, parseAbi, parseEther, parseUnits, zeroAddress} from 'viem';
import {client, run, tokenOf} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {atLeast, atMost} from '../../universal-router/support/quotes';
import {rawRevert} from '../../universal-router/support/rawRevert';
import {
  encode,
  execute,
  MSG_SENDER,
  router,
  type Step,
} from '../../universal-router/support/router';
import {type Action, listOf} from '../support/actions';
import {quoter} from '../support/lenses';
import {manager} from '../support/manager';
import {key, usdc} from '../support/pool';

const {V4_SWAP} = command;
const dai = tokenOf('DAI');
const currency = key.currency0; // ETH
const amountInWei = parseEther('1');
const amountOutUsdc = parseUnits('1000', usdc.decimals);
const amountOutDai = parseUnits('1000', dai.decimals);
const abi = parseAbi([
  'function msgSender() view returns (address)',
  'function poolManager() view returns (address)',
  'function unlockCallback(bytes data) returns (bytes)',
  'error NotPoolManager()',
  'error V4TooLittleReceived(uint256 minAmountOutReceived, uint256 amountReceived)',
]);
const v4Router = {address: router.address, abi} as const;

const swapOf = (...actions: Action[]): Step => [V4_SWAP, listOf(actions)];
/** Brings back the ether that a plan did not use. */
const refund: Step = [command.SWEEP, encode('address, address, uint256', currency, MSG_SENDER, 0n)];

const toUsdc = {...key, intermediateCurrency: usdc.address, hookData: '0x'} as const;
const toDai = {...toUsdc, intermediateCurrency: dai.address, fee: 100, tickSpacing: 1};

/** What the router shows of its bases. */
async function readBases(): Promise<void> {
  // #region read
  const poolManager = await client.readContract({...v4Router, functionName: 'poolManager'});
  const sender = await client.readContract({...v4Router, functionName: 'msgSender'});
  console.log(`swaps in PoolManager: ${poolManager === manager.address}`);
  console.log(`msgSender outside a call: ${sender === zeroAddress ? 'none' : sender}`);
  // #endregion read

  // #region callback
  const call = {...v4Router, functionName: 'unlockCallback', args: ['0x']} as const;
  const refused = await client.simulateContract(call).catch((error: unknown) => String(error));
  console.log(`a stranger calls back: ${/NotPoolManager/.exec(String(refused))?.[0]}`);
  // #endregion callback
}

async function sellInOnePool(): Promise<void> {
  const args = [
    {poolKey: key, zeroForOne: true, exactAmount: amountInWei, hookData: '0x'},
  ] as const;
  // #region exact-input-single
  const call = {...quoter, functionName: 'quoteExactInputSingle', args} as const;
  const [quoted] = (await client.simulateContract(call)).result;
  const swap = {poolKey: key, zeroForOne: true, amountIn: amountInWei, hookData: '0x'};
  const plan = (amountOutMinimum: bigint): Step =>
    swapOf(
      ['SWAP_EXACT_IN_SINGLE', {...swap, amountOutMinimum}],
      ['SETTLE_ALL', currency, amountInWei],
      ['TAKE_ALL', usdc.address, amountOutMinimum],
    );
  await printChanges('one pool, exact input', {tokens: [eth, usdc]}, () =>
    execute([plan(atLeast(quoted))], amountInWei),
  );
  // #endregion exact-input-single

  // #region too-little
  // one unit more than the same swap gives at the moved price
  const [next] = (await client.simulateContract(call)).result;
  const data = (await rawRevert(router.address, [plan(next + 1n)], amountInWei)) ?? '0x';
  const {errorName, args: values} = decodeErrorResult({abi, data});
  console.log(`too high a minimum: ${errorName}, ${values?.map(inUsdc).join(' asked, ')} given`);
  // #endregion too-little

  // #region open-delta
  // the payment comes first, so that there is a credit, and 0 stands for all of it
  const credit = swapOf(
    ['SETTLE', currency, amountInWei, false],
    ['SWAP_EXACT_IN_SINGLE', {...swap, amountIn: 0n, amountOutMinimum: atLeast(next)}],
    ['TAKE_ALL', usdc.address, atLeast(next)],
  );
  await printChanges('the whole credit', {tokens: [eth, usdc]}, () =>
    execute([credit], amountInWei),
  );
  // #endregion open-delta
}

const inUsdc = (amount: bigint): string => formatUnits(amount, usdc.decimals);

async function sellAlongPath(): Promise<void> {
  // #region exact-input
  const path = [toUsdc, toDai]; // each step names the currency that it gives
  const quote = {exactCurrency: currency, path, exactAmount: amountInWei};
  const call = {...quoter, functionName: 'quoteExactInput', args: [quote]} as const;
  const [quoted] = (await client.simulateContract(call)).result;
  const amountOutMinimum = atLeast(quoted);
  const swap = {currencyIn: currency, path, amountIn: amountInWei, amountOutMinimum};
  const plan = swapOf(
    ['SWAP_EXACT_IN', swap],
    ['SETTLE_ALL', currency, amountInWei],
    ['TAKE_ALL', dai.address, amountOutMinimum],
  );
  await printChanges('two pools, exact input', {tokens: [eth, dai]}, () =>
    execute([plan], amountInWei),
  );
  // #endregion exact-input
}

async function buyInOnePool(): Promise<void> {
  const exact = {
    poolKey: key,
    zeroForOne: true,
    exactAmount: amountOutUsdc,
    hookData: '0x',
  } as const;
  // #region exact-output-single
  const call = {...quoter, functionName: 'quoteExactOutputSingle', args: [exact]} as const;
  const [quoted] = (await client.simulateContract(call)).result;
  const amountInMaximum = atMost(quoted);
  const swap = {poolKey: key, zeroForOne: true, amountOut: amountOutUsdc, hookData: '0x'};
  const plan = swapOf(
    ['SWAP_EXACT_OUT_SINGLE', {...swap, amountInMaximum}],
    ['SETTLE_ALL', currency, amountInMaximum],
    ['TAKE_ALL', usdc.address, amountOutUsdc], // reverts if the pool gave less
  );
  await printChanges('one pool, exact output', {tokens: [eth, usdc]}, () =>
    execute([plan, refund], amountInMaximum),
  );
  // #endregion exact-output-single
}

async function buyAlongPath(): Promise<void> {
  // #region exact-output
  // each step names the currency that it takes; the order stays that of the swap
  const path = [
    {...toUsdc, intermediateCurrency: currency},
    {...toDai, intermediateCurrency: usdc.address},
  ];
  const quote = {exactCurrency: dai.address, path, exactAmount: amountOutDai};
  const call = {...quoter, functionName: 'quoteExactOutput', args: [quote]} as const;
  const [quoted] = (await client.simulateContract(call)).result;
  const amountInMaximum = atMost(quoted);
  const swap = {currencyOut: dai.address, path, amountOut: amountOutDai, amountInMaximum};
  const plan = swapOf(
    ['SWAP_EXACT_OUT', swap],
    ['SETTLE_ALL', currency, amountInMaximum],
    ['TAKE_ALL', dai.address, amountOutDai],
  );
  await printChanges('two pools, exact output', {tokens: [eth, dai]}, () =>
    execute([plan, refund], amountInMaximum),
  );
  // #endregion exact-output
}

run(async () => {
  await readBases();
  await sellInOnePool();
  await sellAlongPath();
  await buyInOnePool();
  await buyAlongPath();
});
