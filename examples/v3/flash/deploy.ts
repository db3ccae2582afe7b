import assert from 'node:assert/strict';
import {parseAbi, toFunctionSelector} from 'viem';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {factory, router, routerAbi, weth} from './support/market';
import {flashArbitrageAbi} from './support/order';

const router02Abi = parseAbi([
  'struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(ExactInputSingleParams params) payable returns (uint256 amountOut)',
]);

async function main(): Promise<void> {
  // #region deploy
  const file = 'examples/v3/flash/FlashArbitrage.sol';
  const flashArbitrage = await deploy({file, contract: 'FlashArbitrage'}, [router]);
  // #endregion deploy

  // #region read
  const contract = {address: flashArbitrage, abi: flashArbitrageAbi} as const;
  const stored = {
    router: await client.readContract({...contract, functionName: 'router'}),
    factory: await client.readContract({...contract, functionName: 'factory'}),
    WETH9: await client.readContract({...contract, functionName: 'WETH9'}),
  };
  assert.deepEqual(stored, {router, factory, WETH9: weth.address});
  // #endregion read
  for (const [name, address] of Object.entries(stored)) {
    console.log(`${name.padEnd(7)}  ${address}`);
  }
  const slot = await client.getStorageAt({address: flashArbitrage, slot: '0x0'});
  console.log(`storage  ${BigInt(slot ?? 0) === 0n ? 'slot 0 is empty' : slot}`);

  console.log('exactInputSingle');
  console.log(`  SwapRouter    ${toFunctionSelector(routerAbi[0])}`);
  console.log(`  SwapRouter02  ${toFunctionSelector(router02Abi[0])}`);
}

run(main);
