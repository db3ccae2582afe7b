import assert from 'node:assert/strict';
import {parseAbi} from 'viem';
import {addressOf, client, run, tokenOf} from '../../support/chain';
import {deploy} from '../../support/contract';

const [usdc, weth] = [tokenOf('USDC').address, tokenOf('WETH').address];
const feePips = 3_000; // 0.3%

async function main(): Promise<void> {
  // #region deploy
  const address = await deploy(
    {file: 'examples/v3/environment/PoolFinder.sol', contract: 'PoolFinder'},
    [addressOf('UniswapV3Factory')],
  );
  // #endregion deploy

  // #region call
  const [asked, computed] = await client.readContract({
    address,
    abi: parseAbi(['function find(address, address, uint24) view returns (address, address)']),
    functionName: 'find',
    args: [usdc, weth, feePips],
  });
  assert.equal(asked, computed);
  // #endregion call
  console.log(`asked    ${asked}`);
  console.log(`computed ${computed}`);
}

run(main);
