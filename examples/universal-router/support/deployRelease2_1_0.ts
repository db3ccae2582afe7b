import universalRouter from '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';
import {type Abi, type Address, type Hex, zeroAddress, zeroHash} from 'viem';
import {addressOf, client, confirm, tokenOf} from '../../support/chain';

/**
 * Deploys the router of package 2.1.0, which no list of deployments has, for what 2.0 lacks:
 * executeSigned and Across. It has no v4 unless it is given a pool manager.
 */
export async function deployRelease2_1_0(v4PoolManager: Address = zeroAddress): Promise<Address> {
  const parameters = {
    permit2: addressOf('Permit2'),
    weth9: tokenOf('WETH').address,
    v2Factory: addressOf('UniswapV2Factory'),
    v3Factory: addressOf('UniswapV3Factory'),
    ...{pairInitCodeHash: zeroHash, poolInitCodeHash: zeroHash}, // swaps in v2 and v3 fail
    v3NFTPositionManager: addressOf('NonfungiblePositionManager'),
    ...{v4PoolManager, v4PositionManager: zeroAddress, spokePool: zeroAddress},
  };
  const hash = await client.deployContract({
    abi: universalRouter.abi as Abi,
    bytecode: universalRouter.bytecode as Hex,
    args: [parameters],
  });
  const {contractAddress} = await confirm(hash);
  if (!contractAddress) throw new Error('the router was not deployed');
  return contractAddress;
}
