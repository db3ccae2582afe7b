import {encodePacked, parseAbi} from 'viem';
import {deploy, reverts, run} from '../support/reproduce';
import {createPool, initialize, pool, uni, usdc, weth} from './support/pool';

const file = 'examples/reverts/v3/OracleReader.sol';
const router02 = {
  address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  abi: parseAbi([
    'function checkOracleSlippage(bytes path, uint24 maximumTickDivergence, uint32 secondsAgo) view',
  ]),
} as const;

run(async () => {
  const reader = {
    address: await deploy({file, contract: 'OracleReader'}),
    abi: parseAbi([
      'function consult(address pool, uint32 secondsAgo) view returns (int24 meanTick, uint128 meanLiquidity)',
      'function oldest(address pool) view returns (uint32 secondsAgo)',
      'function blockStart(address pool) view returns (int24 tick, uint128 liquidity)',
      'function chained(address[] tokens, int24[] ticks) pure returns (int256 tick)',
    ]),
  } as const;

  // #region bp
  await reverts('BP', {...reader, functionName: 'consult', args: [pool.address, 0]});
  // #endregion bp

  // #region ni
  // The pool was created, and `initialize` was never called.
  const created = await createPool();
  await reverts('NI', {...reader, functionName: 'oldest', args: [created.address]});
  // #endregion ni

  // #region neo
  // With 0 seconds the router compares with the start of the block; a new pool stores 1 observation.
  await initialize(created);
  const path = encodePacked(['address', 'uint24', 'address'], [usdc, 10_000, uni]);
  await reverts('NEO', {
    ...router02,
    functionName: 'checkOracleSlippage',
    args: [path, 500, 0],
  });
  // #endregion neo

  // #region oni
  // No pool of the factory gets here; this contract only answers like one.
  const gappy = await deploy({file, contract: 'GappyPool'});
  await reverts('ONI', {...reader, functionName: 'blockStart', args: [gappy]});
  // #endregion oni

  // #region dl
  // Three tokens make two pairs, so two ticks are needed.
  await reverts('DL', {...reader, functionName: 'chained', args: [[usdc, weth, uni], [200_311]]});
  // #endregion dl
});
