import {parseAbi} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {mintDirectly} from '../../liquidity/support/mintPosition';
import {uni, usdc, weth} from '../support/tokens';
import {manager} from './support/manager';

const descriptor = {
  address: addressOf('TransparentUpgradeableProxy'), // the proxy that the manager asks
  abi: parseAbi([
    'function tokenURI(address positionManager, uint256 tokenId) view returns (string)',
    'function flipRatio(address token0, address token1, uint256 chainId) view returns (bool)',
    'function tokenRatioPriority(address token, uint256 chainId) view returns (int256)',
    'function nativeCurrencyLabel() view returns (string)',
    'function nativeCurrencyLabelBytes() view returns (bytes32)',
    'function WETH9() view returns (address)',
  ]),
} as const;

type Metadata = {name: string; description: string; image: string};

async function describe(tokenId: bigint): Promise<void> {
  // #region token-uri
  const uri = await client.readContract({...manager, functionName: 'tokenURI', args: [tokenId]});
  const json = Buffer.from(uri.slice('data:application/json;base64,'.length), 'base64').toString();
  const {name, image} = JSON.parse(json) as Metadata;
  console.log(name);
  console.log(image.slice(0, 'data:image/svg+xml;base64'.length));
  // #endregion token-uri

  // #region direct
  const args = [manager.address, tokenId] as const;
  const direct = await client.readContract({...descriptor, functionName: 'tokenURI', args});
  console.log(`the descriptor gives the same: ${direct === uri}`);
  // #endregion direct
}

async function compare(): Promise<void> {
  // #region priority
  for (const {symbol, address} of [usdc, uni, weth]) {
    const args = [address, 1n] as const;
    const priority = await client.readContract({
      ...{...descriptor, functionName: 'tokenRatioPriority', args},
    });
    console.log(`${symbol}: ${priority}`);
  }
  // #endregion priority

  // #region flip
  for (const [token0, token1] of [[usdc, weth] as const, [uni, usdc] as const]) {
    const args = [token0.address, token1.address, 1n] as const;
    const flip = await client.readContract({...descriptor, functionName: 'flipRatio', args});
    const [quote, base] = flip ? [token0, token1] : [token1, token0];
    console.log(`flip ${flip}: prices are in ${quote.symbol} for 1 ${base.symbol}`);
  }
  // #endregion flip
}

async function label(): Promise<void> {
  // #region label
  const text = await client.readContract({...descriptor, functionName: 'nativeCurrencyLabel'});
  const bytes = await client.readContract({
    ...{...descriptor, functionName: 'nativeCurrencyLabelBytes'},
  });
  const wrapped = await client.readContract({...descriptor, functionName: 'WETH9'});
  console.log(`${text} is ${bytes.slice(0, 10)}…, shown for WETH: ${wrapped === weth.address}`);
  // #endregion label
}

run(async () => {
  await describe(await mintDirectly());
  await compare();
  await label();
});
