import {decodeErrorResult, numberToHex, parseAbi} from 'viem';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {refusal} from '../hooks/support/refusal';
import {key, usdc} from '../support/pool';

const abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct PathKey { address intermediateCurrency; uint24 fee; int24 tickSpacing; address hooks; bytes hookData; }',
  'function constants() pure returns (uint128 openDelta, uint256 contractBalance, address msgSender, address addressThis)',
  'function poolOf(PathKey step, address currencyIn) pure returns (PoolKey key, bool zeroForOne)',
  'function requireMaxIn(int128 amount0, int128 amount1, uint128 most0, uint128 most1) pure',
  'function requireMinOut(int128 amount0, int128 amount1, uint128 least0, uint128 least1) pure',
  'error MaximumAmountExceeded(uint128 maximumAmount, uint128 amountRequested)',
  'error MinimumAmountInsufficient(uint128 minimumAmount, uint128 amountReceived)',
  'error SafeCastOverflow()',
]);

run(async () => {
  const source = {file: 'examples/v4/reference/Slippage.sol', contract: 'Slippage'};
  const slippage = {address: await deploy(source), abi} as const;

  // #region constants
  const ask = {...slippage, functionName: 'constants'} as const;
  const [openDelta, contractBalance, msgSender, addressThis] = await client.readContract(ask);
  console.log(`open delta ${openDelta}, balance ${numberToHex(contractBalance).slice(0, 6)}…`);
  console.log(`caller ${BigInt(msgSender)}, the contract ${BigInt(addressThis)}`);
  // #endregion constants

  // #region path
  const step = {...key, intermediateCurrency: usdc.address, hookData: '0x'} as const;
  const path = {...slippage, functionName: 'poolOf', args: [step, key.currency0]} as const;
  const [pool, zeroForOne] = await client.readContract(path);
  const isSame = pool.currency1 === key.currency1 && pool.fee === key.fee;
  console.log(`from ether: the pool of the key ${isSame}, zeroForOne ${zeroForOne}`);
  // #endregion path

  // #region check
  const nameOf = async (call: Promise<unknown>) => {
    const {errorName, args = []} = decodeErrorResult({abi, data: await refusal(call)});
    return `${errorName}(${args.join(', ')})`;
  };
  const maxIn = {...slippage, functionName: 'requireMaxIn'} as const;
  await client.readContract({...maxIn, args: [-100n, 5n, 100n, 0n]}); // what is owed to us has no limit
  const beyond = client.readContract({...maxIn, args: [-101n, 0n, 100n, 0n]});
  console.log(`101 for at most 100: ${await nameOf(beyond)}`);
  const minOut = {...slippage, functionName: 'requireMinOut'} as const;
  const below = client.readContract({...minOut, args: [99n, 0n, 100n, 0n]});
  console.log(`99 for at least 100: ${await nameOf(below)}`);
  const owed = client.readContract({...minOut, args: [-1n, 0n, 0n, 0n]});
  console.log(`a removal that costs 1: ${await nameOf(owed)}`);
  // #endregion check
});
