import {type Address, erc20Abi, formatEther, formatUnits, parseAbi, size} from 'viem';
import {account, addressOf, client, isSandbox, run, tokenOf} from '../../support/chain';

const usdc = tokenOf('USDC');
const weth = tokenOf('WETH');
const feePips = 3_000; // 0.3%

const factoryAbi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
]);
const poolAbi = parseAbi([
  'function token0() view returns (address)',
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
    address: addressOf('UniswapV3Factory'),
    abi: factoryAbi,
    functionName: 'getPool',
    args: [usdc.address, weth.address, feePips],
  });
  const code = await client.getCode({address: pool});
  const contract = {address: pool, abi: poolAbi} as const;
  const token0 = await client.readContract({...contract, functionName: 'token0'});
  const [sqrtPriceX96] = await client.readContract({...contract, functionName: 'slot0'});
  const rawToken1PerToken0 = (Number(sqrtPriceX96) / 2 ** 96) ** 2;
  const rawUsdcPerWeth = token0 === weth.address ? rawToken1PerToken0 : 1 / rawToken1PerToken0;
  const usdcPerWeth = rawUsdcPerWeth * 10 ** (weth.decimals - usdc.decimals);
  console.log(`pool ${pool}, ${size(code ?? '0x')} bytes of code`);
  console.log(`  ${usdcPerWeth.toFixed(2)} USDC per WETH`);
  // #endregion pool

  // #region account
  const held = (token: Address) =>
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account],
    });
  console.log(`${(await isSandbox()) ? 'test account' : 'account'} ${account}`);
  console.log(`  ${formatEther(await client.getBalance({address: account}))} ETH`);
  console.log(`  ${formatEther(await held(weth.address))} WETH`);
  console.log(`  ${formatUnits(await held(usdc.address), usdc.decimals)} USDC`);
  // #endregion account
}

run(main, {sends: false});
