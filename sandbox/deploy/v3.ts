import {type Address, stringToHex} from 'viem';
import {link} from '../artifact';
import type {Builder} from '../chain/createBuilder';
import {fromHardhat, fromPackage} from '../fromPackage';

const periphery = (file: string) => fromHardhat('@uniswap/v3-periphery', file);

/** Places v3: factory, positions with their descriptor, routers, lenses, migrator and staker. */
export async function deployV3(builder: Builder): Promise<void> {
  const {place, has, addressOf} = builder;
  const [factory, weth] = [addressOf('UniswapV3Factory'), addressOf('WETH')];

  await deployFactory(builder);
  await deployPositions(builder);
  for (const [contract, file] of [
    ['SwapRouter', 'SwapRouter'],
    ['Quoter', 'lens/Quoter'],
  ] as const) {
    if (has(contract)) await place(contract, periphery(file), [factory, weth]);
  }
  await place('TickLens', periphery('lens/TickLens'));
  await place('Multicall', periphery('lens/UniswapInterfaceMulticall'));
  const positions = addressOf('NonfungiblePositionManager');
  await place('V3Migrator', periphery('V3Migrator'), [factory, weth, positions]);

  const staker = fromHardhat('@uniswap/v3-staker', 'UniswapV3Staker');
  await place('UniswapV3Staker', staker, [
    factory,
    positions,
    STAKER.leadSeconds,
    STAKER.durationSeconds,
  ]);
}

/** Bounds of an incentive, chosen for the sandbox: it may start in 30 days and last two years. */
const STAKER = {leadSeconds: 30 * 86_400, durationSeconds: 2 * 365 * 86_400};

/** The factory knows three fees from birth; governance added the fourth, and owns it. */
async function deployFactory({place, send, owner}: Builder): Promise<void> {
  const artifact = fromHardhat('@uniswap/v3-core', 'UniswapV3Factory');
  const call = {to: await place('UniswapV3Factory', artifact), abi: artifact.abi};
  await send({...call, functionName: 'enableFeeAmount', args: [100, 1]});
  await send({...call, functionName: 'setOwner', args: [owner]});
}

/** The descriptor draws the image of a position; the manager reaches it through a proxy. */
async function deployPositions({place, send, addressOf, owner}: Builder): Promise<void> {
  const library = await place('NFTDescriptor', periphery('libraries/NFTDescriptor'));
  const descriptor = periphery('NonfungibleTokenPositionDescriptor');
  const implementation = await place(
    'NonfungibleTokenPositionDescriptor',
    {...descriptor, ...link(descriptor, {NFTDescriptor: library})},
    [addressOf('WETH'), stringToHex('ETH', {size: 32})],
  );

  const proxy = fromPackage(
    '@openzeppelin/contracts',
    'build/contracts/TransparentUpgradeableProxy.json',
  );
  const admin = fromPackage('@openzeppelin/contracts', 'build/contracts/ProxyAdmin.json');
  const to = await place('ProxyAdmin', admin);
  await send({
    to,
    abi: admin.abi,
    functionName: 'transferOwnership',
    args: [owner],
  });
  const args = [implementation, to, '0x'] as const;
  const proxied: Address = await place('TransparentUpgradeableProxy', proxy, args);

  const manager = periphery('NonfungiblePositionManager');
  const [factory, weth] = [addressOf('UniswapV3Factory'), addressOf('WETH')];
  await place('NonfungiblePositionManager', manager, [factory, weth, proxied]);
}
