import universalRouter from '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';
import {type Abi, type Address, type Hex, zeroAddress, zeroHash} from 'viem';
import {client, confirm} from '../../support/chain';

/**
 * Deploys the router of package 2.1.0, which no list of deployments has, for what 2.0 lacks:
 * executeSigned and Across. It has no v4 unless it is given a pool manager.
 */
export async function deployRelease2_1_0(v4PoolManager: Address = zeroAddress): Promise<Address> {
  const parameters = {
    permit2: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    weth9: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    v2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    ...{pairInitCodeHash: zeroHash, poolInitCodeHash: zeroHash}, // swaps in v2 and v3 fail
    v3NFTPositionManager: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
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
