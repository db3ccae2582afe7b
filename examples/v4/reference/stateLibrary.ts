import {
  encodeFunctionData,
  encodePacked,
  formatEther,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem';
import {addressOf, client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {deployUnlocker, manager} from '../support/manager';
import {key, usdc} from '../support/pool';

const abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function poolOf(PoolKey key) view returns (uint160 sqrtPriceX96, int24 tick, uint24 lpFee, uint128 liquidity)',
  'function tickOf(PoolKey key, int24 tick) view returns (uint128 gross, int128 net, uint256 outside0X128, bool isUsed)',
  'function feesOf(PoolKey key, address owner, int24 lower, int24 upper, bytes32 salt) view returns (uint256 fees0, uint128 liquidity)',
  'function slotsOf(PoolKey key, int24 tick, bytes32 positionId) view returns (bytes32 pool, bytes32 ofTick, bytes32 position)',
]);

run(async () => {
  const source = {file: 'examples/v4/reference/PoolReader.sol', contract: 'PoolReader'};
  const reader = {address: await deploy(source, [manager.address]), abi} as const;

  // a swap of 1 ETH, so that the position below has fees
  const unlocker = await deployUnlocker(0n);
  const swap = {
    zeroForOne: true,
    amountSpecified: -parseEther('1'),
    sqrtPriceLimitX96: 4_295_128_740n,
  };
  await unlocker.run(
    [encodeFunctionData({...manager, functionName: 'swap', args: [key, swap, '0x']})],
    [
      {currency: key.currency0, least: -parseEther('1')},
      {currency: usdc.address, least: parseUnits('1980', usdc.decimals)},
    ],
    parseEther('1'),
  );

  // #region pool
  const ask = {...reader, functionName: 'poolOf', args: [key]} as const;
  const [sqrtPriceX96, tick, lpFee, liquidity] = await client.readContract(ask);
  console.log(`price ${sqrtPriceX96}, tick ${tick}, fee ${lpFee / 10_000}%`);
  console.log(`liquidity in range ${liquidity}`);
  // #endregion pool

  // #region tick
  const tickUpper = 887_220; // of the position in the widest range
  const askTick = {...reader, functionName: 'tickOf', args: [key, tickUpper]} as const;
  const [gross, net, , isUsed] = await client.readContract(askTick);
  console.log(`tick ${tickUpper}: gross ${gross}, net ${net}, in use ${isUsed}`);
  // #endregion tick

  // #region position
  const owner = addressOf('PositionManager');
  const salt = numberToHex(1, {size: 32}); // of the NFT with token id 1
  const position = [key, owner, -887_220, tickUpper, salt] as const;
  const askFees = {...reader, functionName: 'feesOf', args: position} as const;
  const [fees0, held] = await client.readContract(askFees);
  console.log(`NFT 1 holds ${held} liquidity and is owed ${formatEther(fees0)} ETH of fees`);
  // #endregion position

  // #region slots
  const packed = ['address', 'int24', 'int24', 'bytes32'] as const;
  const positionId = keccak256(encodePacked(packed, [owner, -887_220, tickUpper, salt]));
  const askSlots = {
    ...reader,
    functionName: 'slotsOf',
    args: [key, tickUpper, positionId],
  } as const;
  const slots = await client.readContract(askSlots);
  const [pool, ofTick, ofPosition] = await Promise.all(
    slots.map((slot) =>
      client.readContract({...manager, functionName: 'extsload', args: [slot]}).then(BigInt),
    ),
  );
  const low = (word = 0n, bits: number) => BigInt.asUintN(bits, word);
  console.log(`price ${low(pool, 160)}, tick ${BigInt.asIntN(24, (pool ?? 0n) >> 160n)}`);
  console.log(`gross ${low(ofTick, 128)}, position ${low(ofPosition, 128)}`);
  // #endregion slots
});
