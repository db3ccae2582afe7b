import {
  concat,
  decodeAbiParameters,
  encodeAbiParameters,
  keccak256,
  parseAbi,
  parseAbiParameters,
  slice,
  stringToBytes,
} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market} from '../coreLibraries/support/market';
import {uni, usdc, weth} from '../support/tokens';
import {failureOf} from './support/failureOf';

const library = addressOf('NFTDescriptor');
const descriptor = {
  address: addressOf('NonfungibleTokenPositionDescriptor'),
  abi: parseAbi([
    'function tokenRatioPriority(address token, uint256 chainId) view returns (int256)',
    'function flipRatio(address token0, address token1, uint256 chainId) view returns (bool)',
  ]),
} as const;
const pool = '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8';

const paramsType = parseAbiParameters([
  'Params params',
  'struct Params { uint256 tokenId; address quoteTokenAddress; address baseTokenAddress; string quoteTokenSymbol; string baseTokenSymbol; uint8 quoteTokenDecimals; uint8 baseTokenDecimals; bool flipRatio; int24 tickLower; int24 tickUpper; int24 tickCurrent; int24 tickSpacing; uint24 fee; address poolAddress; }',
]);
const params = {
  tokenId: 1_000n,
  quoteTokenAddress: usdc.address,
  baseTokenAddress: weth.address,
  quoteTokenSymbol: usdc.symbol,
  baseTokenSymbol: weth.symbol,
  quoteTokenDecimals: usdc.decimals,
  baseTokenDecimals: weth.decimals,
  flipRatio: true, // USDC per WETH, not token1 per token0
  tickLower: market.tickLower,
  tickUpper: market.tickUpper,
  tickCurrent: market.tick,
  tickSpacing: market.tickSpacing,
  fee: market.feePips,
  poolAddress: pool,
} as const;

const file = 'examples/v3/reference/peripheryLibraries/MetadataProbe.sol';
const abi = parseAbi([
  'struct Params { uint256 tokenId; address quoteTokenAddress; address baseTokenAddress; string quoteTokenSymbol; string baseTokenSymbol; uint8 quoteTokenDecimals; uint8 baseTokenDecimals; bool flipRatio; int24 tickLower; int24 tickUpper; int24 tickCurrent; int24 tickSpacing; uint24 fee; address poolAddress; }',
  'function picture(Params params) view returns (string)',
  'function colour(address token, uint256 offset) view returns (string)',
  'function byteOf(address token, uint256 offset) view returns (uint256)',
  'function coordinate(address token, uint256 offset, uint256 tokenId) view returns (uint256)',
  'function curve(int24 tickLower, int24 tickUpper, int24 tickSpacing) view returns (string)',
  'function circles(int8 overRange) view returns (string)',
  'function location(int24 tickLower, int24 tickUpper) view returns (string x, string y)',
  'function isRare(uint256 tokenId, address pool) view returns (bool)',
]);

run(async () => {
  const probe = {address: await deploy({file, contract: 'MetadataProbe'}), abi} as const;

  // #region uri
  // A library names its struct in the signature, and does not spell out the fields.
  const signature = 'constructTokenURI(NFTDescriptor.ConstructTokenURIParams)';
  const selector = slice(keccak256(stringToBytes(signature)), 0, 4);
  const {data = '0x'} = await client.call({
    to: library,
    data: concat([selector, encodeAbiParameters(paramsType, [params])]),
  });
  const [uri] = decodeAbiParameters([{type: 'string'}], data);
  const json = Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').toString();
  const {name, image} = JSON.parse(json) as {name: string; image: string};
  console.log(name);
  console.log(`${uri.length} characters, image ${image.slice(0, 26)}`);
  // #endregion uri

  // #region picture
  const svg = await client.readContract({...probe, functionName: 'picture', args: [params]});
  console.log(`${svg.length} characters, from ${svg.slice(0, 28)} to ${svg.slice(-6)}`);
  const drawn = Buffer.from(image.slice(26), 'base64').toString();
  console.log(`the same as in the token's data: ${svg === drawn}`);
  // #endregion picture

  // #region markup
  const baseTokenSymbol = '<a href="https://example.com">WETH</a>';
  const args = [{...params, baseTokenSymbol}] as const;
  const open = await client.readContract({...probe, functionName: 'picture', args});
  console.log(`a symbol's markup is in the picture: ${open.includes(baseTokenSymbol)}`);
  // #endregion markup

  // #region colours
  for (const token of [usdc, weth]) {
    const {address} = token;
    const colour = (offset: bigint) =>
      client.readContract({...probe, functionName: 'colour', args: [address, offset]});
    const args = [address, 16n] as const;
    const byte = await client.readContract({...probe, functionName: 'byteOf', args});
    const at = await client.readContract({
      ...probe,
      functionName: 'coordinate',
      args: [...args, params.tokenId],
    });
    console.log(`${token.symbol}: #${await colour(136n)}, #${await colour(0n)}, ${byte}, ${at}`);
  }
  // #endregion colours

  // #region curve
  for (const [from, to] of [
    [200_280, 200_340],
    [market.tickLower, market.tickUpper],
    [-887_220, 887_220],
  ] as const) {
    const args = [from, to, market.tickSpacing] as const;
    const path = await client.readContract({...probe, functionName: 'curve', args});
    const [x, y] = await client.readContract({
      ...probe,
      functionName: 'location',
      args: [from, to],
    });
    console.log(`${from} to ${to}: ${path}, dot at ${x}, ${y}`);
  }
  const flat = client.readContract({...probe, functionName: 'curve', args: [0, 60, 0]});
  console.log(`a spacing of 0: ${await failureOf(flat)}`);
  // #endregion curve

  // #region circles
  for (const overRange of [0, 1, -1]) {
    const args = [overRange] as const;
    const circles = await client.readContract({...probe, functionName: 'circles', args});
    console.log(`${overRange}: ${circles.match(/c[xy]="\d+|r="\d+/g)?.join(' ')}`);
  }
  // #endregion circles

  // #region rare
  const isRare = (tokenId: bigint) =>
    client.readContract({...probe, functionName: 'isRare', args: [tokenId, pool]});
  const ids = Array.from({length: 512}, (_, index) => 512n + BigInt(index));
  const rare = (await Promise.all(ids.map(isRare))).filter(Boolean).length;
  console.log(`id 1: ${await isRare(1n)}; of ids 512 to 1,023: ${rare} of ${ids.length}`);
  console.log(`id 0: ${await failureOf(isRare(0n))}`);
  // #endregion rare

  // #region ranks
  const chainId = 1n;
  for (const {symbol, address} of [usdc, weth, uni]) {
    const rank = await client.readContract({
      ...descriptor,
      functionName: 'tokenRatioPriority',
      args: [address, chainId],
    });
    console.log(`${symbol}: ${rank}`);
  }
  const flipped = await client.readContract({
    ...descriptor,
    functionName: 'flipRatio',
    args: [usdc.address, weth.address, chainId],
  });
  console.log(`shown as USDC per WETH: ${flipped}`);
  // #endregion ranks
});
