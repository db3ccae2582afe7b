import {create2Deployer} from './create2Deployer';
import type {Deployment} from './deployment';
import {governance} from './governance';
import {others, permissionedPools} from './permissionedPools';
import {permit2} from './permit2';
import {protocolFee} from './protocolFee';
import {tokenDeployments} from './tokens';
import {uniswapx} from './uniswapx';
import {universalRouter} from './universalRouter';
import {v1} from './v1';
import {v2} from './v2';
import {v3} from './v3';
import {v4} from './v4';

export type {Deployment} from './deployment';

const listed: readonly Deployment[] = [
  ...v3,
  ...v4,
  ...v2,
  ...v1,
  ...permit2,
  ...create2Deployer,
  ...universalRouter,
  ...permissionedPools,
  ...uniswapx,
  ...governance,
  ...protocolFee,
  ...others,
  ...tokenDeployments,
];

const onMainnet = new Map(
  listed.filter(({chainId}) => chainId === 1).map(({contract, address}) => [contract, address]),
);

/** Every address that a page may show. */
export const deployments: readonly Deployment[] = listed.map((entry) => {
  const address = onMainnet.get(entry.contract);
  if (entry.chainId === 1 || address === undefined) return entry;
  return {...entry, sameAsMainnet: entry.address === address};
});
