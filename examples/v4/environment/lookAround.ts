import {formatUnits, keccak256, parseAbi, parseEther, zeroAddress} from 'viem';
import {client} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {quoter, stateView} from '../support/lenses';
import {manager} from '../support/manager';
import {key, usdc} from '../support/pool';

runOnSandbox('lists every pool of v4', async () => {
  // #region code
  const code = await client.getCode({address: manager.address});
  console.log(`PoolManager ${manager.address}\n  code ${keccak256(code ?? '0x')}`);
  // #endregion code

  // #region pools
  const created = await client.getContractEvents({
    address: manager.address,
    abi: parseAbi([
      'event Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24 fee, int24 tickSpacing, address hooks, uint160 sqrtPriceX96, int24 tick)',
    ]),
    eventName: 'Initialize',
    fromBlock: 0n,
    strict: true,
  });
  for (const {args: pool} of created) {
    const read = {...stateView, args: [pool.id]} as const;
    const [, , , lpFee] = await client.readContract({...read, functionName: 'getSlot0'});
    const liquidity = await client.readContract({...read, functionName: 'getLiquidity'});
    const hook = pool.hooks === zeroAddress ? 'no hook' : `hook ${pool.hooks}`;
    console.log(`pool ${pool.id}\n  ${pool.currency0}, ${pool.currency1}`);
    console.log(`  fee ${lpFee}, spacing ${pool.tickSpacing}, ${hook}, liquidity ${liquidity}`);
  }
  // #endregion pools

  // #region quote
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{poolKey: key, zeroForOne: true, exactAmount: parseEther('1'), hookData: '0x'}],
  });
  console.log(`1 ETH buys ${formatUnits(result[0], usdc.decimals)} USDC`);
  // #endregion quote
});
