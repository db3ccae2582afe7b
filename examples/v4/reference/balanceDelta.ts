import {
  decodeErrorResult,
  formatEther,
  formatUnits,
  numberToHex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem';
import {client, run, tokenOf} from '../../support/chain';
import {deploy} from '../../support/contract';
import {refusal} from '../hooks/support/refusal';

const usdc = tokenOf('USDC');
const abi = parseAbi([
  'error SafeCastOverflow()',
  'function pack(int128 amount0, int128 amount1) view returns (int256)',
  'function amountsOf(int256 delta) view returns (int128 amount0, int128 amount1)',
  'function sumOf(int256 a, int256 b) view returns (int256)',
  'function differenceOf(int256 a, int256 b) view returns (int256)',
  'function isSame(int256 a, int256 b) view returns (bool isEqual, bool isUnequal)',
]);

run(async () => {
  const source = {file: 'examples/v4/reference/Deltas.sol', contract: 'Deltas'};
  const deltas = {address: await deploy(source), abi} as const;
  const pack = (amount0: bigint, amount1: bigint) =>
    client.readContract({...deltas, functionName: 'pack', args: [amount0, amount1]});

  // #region amounts
  const show = async (name: string, delta: bigint) => {
    const read = {...deltas, functionName: 'amountsOf', args: [delta]} as const;
    const [amount0, amount1] = await client.readContract(read);
    const dollars = formatUnits(amount1, usdc.decimals);
    console.log(`${name}: ${formatEther(amount0)} ETH, ${dollars} USDC`);
  };
  // #endregion amounts

  // #region pack
  const sale = await pack(-parseEther('1'), parseUnits('1980', usdc.decimals));
  console.log(numberToHex(BigInt.asUintN(256, sale), {size: 32}));
  await show('sale', sale);
  // #endregion pack

  // #region combine
  const purchase = await pack(parseEther('0.5'), -parseUnits('1000', usdc.decimals));
  const pair = [sale, purchase] as const;
  await show('sum', await client.readContract({...deltas, functionName: 'sumOf', args: pair}));
  const subtract = {...deltas, functionName: 'differenceOf', args: pair} as const;
  await show('difference', await client.readContract(subtract));
  await show('wrong, the words added', sale + purchase);
  // #endregion combine

  // #region compare
  const compare = {...deltas, functionName: 'isSame', args: pair} as const;
  const [isEqual, isUnequal] = await client.readContract(compare);
  console.log(`equal: ${isEqual}, unequal: ${isUnequal}`);
  // #endregion compare

  // #region overflow
  const largest = await pack(0n, 2n ** 127n - 1n);
  const add = {...deltas, functionName: 'sumOf', args: [largest, sale]} as const;
  const data = await refusal(client.readContract(add));
  console.log(`2^127 - 1 + 1980000000: ${decodeErrorResult({abi, data}).errorName}`);
  // #endregion overflow
});
