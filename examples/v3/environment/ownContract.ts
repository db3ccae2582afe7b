import assert from 'node:assert/strict';
import {compile} from '../../../sandbox/compile';
import {addressOf, client, run, tokenOf} from '../../support/chain';

const [usdc, weth] = [tokenOf('USDC').address, tokenOf('WETH').address];
const feePips = 3_000; // 0.3 %

async function main(): Promise<void> {
  // #region deploy
  const {contracts, compiler} = await compile('examples/v3/environment/PoolFinder.sol');
  const artifact = contracts.PoolFinder;
  if (!artifact) throw new Error('PoolFinder.sol holds no contract PoolFinder');

  const hash = await client.deployContract({...artifact, args: [addressOf('UniswapV3Factory')]});
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

run(main);
