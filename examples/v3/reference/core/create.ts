import poolArtifact from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json';
import {
  encodeAbiParameters,
  getContractAddress,
  keccak256,
  parseAbi,
  parseAbiParameters,
  parseEventLogs,
  type Hex,
} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {uni, usdc} from '../support/tokens';
import {factoryAddress, poolAbi} from './support/pool';

const factory = {
  address: factoryAddress,
  abi: parseAbi([
    'function createPool(address tokenA, address tokenB, uint24 fee) returns (address pool)',
    'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
    'function parameters() view returns (address factory, address token0, address token1, uint24 fee, int24 tickSpacing)',
  ]),
} as const;

const key = [uni.address, usdc.address, 10_000] as const; // sorted, 1%

run(async () => {
  // #region parameters
  await confirm(await client.writeContract({...factory, functionName: 'createPool', args: key}));
  const [, token0, token1, fee, spacing] = await client.readContract({
    ...factory,
    functionName: 'parameters',
  });
  const settings = [token0, token1, fee, spacing].map(BigInt);
  console.log(`all 0 again: ${settings.every((setting) => setting === 0n)}`);
  // #endregion parameters

  // #region address
  const salt = keccak256(encodeAbiParameters(parseAbiParameters('address, address, uint24'), key));
  const computed = getContractAddress({
    opcode: 'CREATE2',
    from: factory.address,
    salt,
    bytecode: poolArtifact.bytecode as Hex, // of the published package; there are no arguments
  });
  const created = await client.readContract({...factory, functionName: 'getPool', args: key});
  console.log(`computed address is the pool's: ${computed === created}`);
  // #endregion address

  // #region initialize
  const pool = {address: created, abi: poolAbi} as const;
  // 4 USDC per UNI in smallest units: √(4 × 10⁶ ÷ 10¹⁸) is 2 ÷ 10⁶.
  const sqrtPriceX96 = (2n * 2n ** 96n) / 10n ** 6n;
  const hash = await client.writeContract({
    ...pool,
    functionName: 'initialize',
    args: [sqrtPriceX96],
  });
  const {logs} = await confirm(hash);
  const [priced] = parseEventLogs({...pool, eventName: 'Initialize', logs});
  console.log(`kept as given: ${priced?.args.sqrtPriceX96 === sqrtPriceX96}`);
  console.log(`tick ${priced?.args.tick}`);
  // #endregion initialize
});
