import {
  decodeFunctionResult,
  encodeFunctionData,
  formatEther,
  numberToHex,
  parseAbi,
  parseEther,
} from 'viem';
import {addressOf, client, run, tokenOf} from '../../support/chain';
import {deploy} from '../../support/contract';
import {amountsOf, deployUnlocker, manager} from '../support/manager';
import {key} from '../support/pool';

const weth = tokenOf('WETH');
const abi = parseAbi([
  'function pack(int128 specified, int128 unspecified) view returns (int256)',
  'function halvesOf(int256 delta) view returns (int128 specified, int128 unspecified)',
  'function byCurrency(int256 delta, bool isExactInput, bool zeroForOne) view returns (int256)',
]);

run(async () => {
  const source = {file: 'examples/v4/reference/HookDeltas.sol', contract: 'HookDeltas'};
  const deltas = {address: await deploy(source), abi} as const;
  const unlocker = await deployUnlocker(0n);

  // #region pack
  // takes 1 ETH, the exact input, and pays 1 WETH, the output
  const amounts = [parseEther('1'), -parseEther('1')] as const;
  const delta = await client.readContract({...deltas, functionName: 'pack', args: amounts});
  console.log(numberToHex(BigInt.asUintN(256, delta), {size: 32}));
  // #endregion pack

  // #region halves
  const read = {...deltas, functionName: 'halvesOf', args: [delta]} as const;
  const [specified, unspecified] = await client.readContract(read);
  console.log(`specified ${formatEther(specified)}, unspecified ${formatEther(unspecified)}`);
  const amountSpecified = -parseEther('1'); // below 0: the exact input
  console.log(`left for the pool: ${formatEther(amountSpecified + specified)} ETH`);
  // #endregion halves

  // #region by-currency
  for (const [isExactInput, zeroForOne] of [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    const sort = {...deltas, functionName: 'byCurrency'} as const;
    const sorted = await client.readContract({...sort, args: [delta, isExactInput, zeroForOne]});
    const [amount0, amount1] = amountsOf(sorted).map((one) => formatEther(one));
    const swap = `exact ${isExactInput ? 'input' : 'output'}, zeroForOne ${zeroForOne}`;
    console.log(`${swap}: currency0 ${amount0}, currency1 ${amount1}`);
  }
  // #endregion by-currency

  // #region swap
  const hooks = addressOf('WETHHook');
  const swap = encodeFunctionData({
    ...manager,
    functionName: 'swap',
    args: [
      {...key, currency1: weth.address, fee: 0, hooks},
      {zeroForOne: true, amountSpecified, sqrtPriceLimitX96: 4_295_128_740n},
      '0x',
    ],
  });
  const [result = '0x'] = await unlocker.run(
    [swap],
    [
      {currency: key.currency0, least: amountSpecified},
      {currency: weth.address, least: parseEther('1')},
    ],
    parseEther('1'),
  );
  const callerDelta = decodeFunctionResult({...manager, functionName: 'swap', data: result});
  const [paid, received] = amountsOf(callerDelta).map((one) => formatEther(one));
  console.log(`the caller of the swap: ${paid} ETH, ${received} WETH`);
  // #endregion swap
});
