import {stringToHex} from 'viem';
import type {Builder} from '../chain/createBuilder';
import {compile} from '../compile';
import {fromForge, fromPackage, type Released} from '../fromPackage';

/** A contract of v4-periphery, by its name. */
export const periphery = (contract: string, release = '@uniswap/v4-periphery'): Released =>
  fromPackage(release, `foundry-out/${contract}.sol/${contract}.json`);

/** Places v4: the manager of all pools, positions with their descriptor, lenses and two hooks. */
export async function deployV4(builder: Builder): Promise<void> {
  const {place, has, addressOf, owner} = builder;
  const manager = await place('PoolManager', fromForge('@uniswap/v4-core', 'PoolManager'), [owner]);
  await deployPositions(builder);
  await place('StateView', periphery('StateView'), [manager]);
  // Newer networks have the quoter of later releases.
  await place('V4Quoter', periphery('V4Quoter', 'v4-periphery-1.0.1'), [manager]);
  if (has('WETHHook')) {
    await place('WETHHook', periphery('WETHHook'), [manager, addressOf('WETH')]);
  }
  await deployFeeHook(builder);
}

/** Gas that a subscriber may use when a position leaves it: of mainnet, and of the two others. */
const unsubscribeGas = (chainId: number) => (chainId === 1 ? 150_000n : 300_000n);

/** The descriptor draws the image of a position; the manager reaches it through a proxy. */
async function deployPositions({place, addressOf, chainId, owner}: Builder): Promise<void> {
  const [manager, weth] = [addressOf('PoolManager'), addressOf('WETH')];
  const implementation = await place(
    'PositionDescriptorImplementation',
    periphery('PositionDescriptor'),
    [manager, weth, stringToHex('ETH', {size: 32})],
  );
  const proxy = periphery('TransparentUpgradeableProxy');
  const descriptor = await place('PositionDescriptor', proxy, [implementation, owner, '0x']);
  const gas = unsubscribeGas(chainId);
  const args = [manager, addressOf('Permit2'), gas, descriptor, weth];
  await place('PositionManager', periphery('PositionManager'), args);
}

/** A hook of the sandbox alone, whose owner sets the fee of its pools. */
async function deployFeeHook({place, addressOf, owner}: Builder): Promise<void> {
  const {contracts} = await compile('sandbox/contracts/FeeHook.sol');
  const artifact = contracts['FeeHook'];
  if (!artifact) throw new Error('FeeHook.sol has no contract FeeHook');
  const args = [addressOf('PoolManager'), owner];
  await place('FeeHook', {...artifact, from: 'sandbox/contracts'}, args);
}
