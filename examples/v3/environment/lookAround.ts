import {formatEther, formatUnits, parseAbi, size} from 'viem';
import {client} from './support/client';

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'; // 6 decimals
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'; // 18 decimals
const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984'; // UniswapV3Factory
const feePips = 3_000; // 0.3 %

const erc20Abi = parseAbi(['function balanceOf(address owner) view returns (uint256)']);
const factoryAbi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
]);
const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
]);

async function main(): Promise<void> {
  // #region chain
  const latest = await client.getBlock();
  const before = await client.getBlock({blockNumber: latest.number - 1n});
  const secondsApart = latest.timestamp - before.timestamp;
  console.log(`chain ${await client.getChainId()}, blocks ${secondsApart} s apart`);
  // #endregion chain

  // #region pool
  const pool = await client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'getPool',
    args: [usdc, weth, feePips],
  });
  const code = await client.getCode({address: pool});
  const [sqrtPriceX96] = await client.readContract({
    address: pool,
    abi: poolAbi,
    functionName: 'slot0',
  });
  const rawWethPerRawUsdc = (Number(sqrtPriceX96) / 2 ** 96) ** 2;
  const usdcPerWeth = 10 ** (18 - 6) / rawWethPerRawUsdc;
  console.log(`pool ${pool}, ${size(code ?? '0x')} bytes of code`);
  console.log(`  ${usdcPerWeth.toFixed(2)} USDC per WETH`);
  // #endregion pool

  // #region account
  const {address} = client.account;
  const held = (token: typeof usdc | typeof weth) =>
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    });
  console.log(`test account ${address}`);
  console.log(`  ${formatEther(await client.getBalance({address}))} ETH`);
  console.log(`  ${formatEther(await held(weth))} WETH`);
  console.log(`  ${formatUnits(await held(usdc), 6)} USDC`);
  // #endregion account
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
