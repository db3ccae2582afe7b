import type {Builder} from '../chain/createBuilder';
import {deployArbSys} from './arbSys';
import {deployGovernance} from './governance';
import {deployPermit2} from './permit2';
import {deploySwapRouter02} from './swapRouter02';
import {deployTokens} from './tokens';
import {deployUniswapX} from './uniswapx';
import {deployUniversalRouter} from './universalRouter';
import {deployV1} from './v1';
import {deployV2} from './v2';
import {deployV3} from './v3';

/** Places every contract of the sandbox, each after those that its constructor calls. */
export async function deployAll(builder: Builder): Promise<void> {
  const deployments = [
    deployTokens,
    deployGovernance,
    deployV1,
    deployV2,
    deployV3,
    deploySwapRouter02,
    deployPermit2,
    deployUniversalRouter,
    deployUniswapX,
    deployArbSys,
  ];
  for (const deploy of deployments) await deploy(builder);
}
