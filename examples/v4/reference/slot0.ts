import {type Hex, parseAbi} from 'viem';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {manager} from '../support/manager';
import {key} from '../support/pool';

const abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function wordOf(PoolKey key) view returns (bytes32)',
  'function valuesOf(bytes32 slot0) pure returns (uint160 sqrtPriceX96, int24 tick, uint24 protocolFee, uint24 lpFee)',
  'function withFees(bytes32 slot0, uint24 protocolFee, uint24 lpFee) pure returns (bytes32)',
  'function withPrice(bytes32 slot0, uint160 sqrtPriceX96, int24 tick) pure returns (bytes32)',
]);

run(async () => {
  const source = {file: 'examples/v4/reference/SlotReader.sol', contract: 'SlotReader'};
  const reader = {address: await deploy(source, [manager.address]), abi} as const;
  const show = async (name: string, slot0: Hex) => {
    const ask = {...reader, functionName: 'valuesOf', args: [slot0]} as const;
    const [price, tick, protocolFee, lpFee] = await client.readContract(ask);
    console.log(`${name}: price ${price}, tick ${tick}`);
    console.log(`  protocol fee ${protocolFee}, provider's fee ${lpFee}`);
  };

  // #region get
  const word = await client.readContract({...reader, functionName: 'wordOf', args: [key]});
  console.log(word);
  await show('the pool', word);
  // #endregion get

  // #region set
  const protocolFee = (1_000 << 12) | 500; // 0.1% for 1 to 0, 0.05% for 0 to 1
  const fees = {...reader, functionName: 'withFees', args: [word, protocolFee, 10_000]} as const;
  const withFees = await client.readContract(fees);
  await show('a copy with other fees', withFees);
  const price = {...reader, functionName: 'withPrice', args: [withFees, 2n ** 96n, 0]} as const;
  await show('at a price of 1', await client.readContract(price));
  // #endregion set
});
