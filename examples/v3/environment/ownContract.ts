import assert from 'node:assert/strict';
import {compile} from '../../../sandbox/compile';
import {client} from './support/client';

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984'; // UniswapV3Factory
const feePips = 3_000; // 0.3 %

async function main(): Promise<void> {
  // #region deploy
  const {contracts, compiler} = await compile('examples/v3/environment/PoolFinder.sol');
  const artifact = contracts.PoolFinder;
  if (!artifact) throw new Error('PoolFinder.sol holds no contract PoolFinder');

  const hash = await client.deployContract({...artifact, args: [factory]});
  const {contractAddress: address} = await client.waitForTransactionReceipt({hash});
  if (!address) throw new Error(`${hash} deployed nothing`);
  // #endregion deploy

  // #region call
  const found = await client.readContract({
    address,
    abi: artifact.abi,
    functionName: 'find',
    args: [usdc, weth, feePips],
  });
  const [asked, computed] = found as [string, string];
  assert.equal(asked, computed);
  // #endregion call
  console.log(`compiled by solc ${compiler.version}`);
  console.log(`asked    ${asked}`);
  console.log(`computed ${computed}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
