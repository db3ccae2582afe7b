import assert from 'node:assert/strict';
import {CHAIN_TO_ADDRESSES_MAP, ChainId, CurrencyAmount, Ether, Token} from '@uniswap/sdk-core';
import {SUPPORTED_CHAINS, WETH9} from '@uniswap/sdk-core';
import {computePoolAddress, FACTORY_ADDRESS, FeeAmount, Pool} from '@uniswap/v3-sdk';
import {type BigNumber, Contract, providers} from 'ethers';
import {type Address, parseAbi, parseEther} from 'viem';
import {chain, client, rpcUrl, run, tokenOf} from '../../../support/chain'; // client: viem

// #region clients
const provider = new providers.StaticJsonRpcProvider(rpcUrl, chain.id); // ethers v5, told the id
// #endregion clients

// #region tokens
const chainId = chain.id as ChainId.MAINNET; // 1, also of the local chain, unless CHAIN says more
const usdc = new Token(chainId, tokenOf('USDC').address, tokenOf('USDC').decimals, 'USDC');
const weth = Ether.onChain(chainId).wrapped; // WETH of that chain, 18 decimals
const feePips = FeeAmount.MEDIUM; // 3000, 0.3%
// #endregion tokens

// #region address
const factoryAddress = CHAIN_TO_ADDRESSES_MAP[chainId].v3CoreFactoryAddress;
const fee = feePips;
const address = computePoolAddress({factoryAddress, tokenA: usdc, tokenB: weth, fee});
// #endregion address

// #region abi
const abi = [
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
] as const;
// #endregion abi

// #region viem
async function poolByViem(blockNumber: bigint): Promise<Pool> {
  const contract = {address: address as Address, abi: parseAbi(abi), blockNumber} as const;
  const [sqrtPriceX96, tick] = await client.readContract({...contract, functionName: 'slot0'});
  const liquidity = await client.readContract({...contract, functionName: 'liquidity'});
  return new Pool(usdc, weth, feePips, String(sqrtPriceX96), String(liquidity), tick);
}
// #endregion viem

// #region ethers
async function poolByEthers(blockNumber: bigint): Promise<Pool> {
  const contract = new Contract(address, abi, provider);
  const at = {blockTag: Number(blockNumber)};
  const {sqrtPriceX96, tick} = await contract['slot0']?.(at);
  const liquidity: BigNumber = await contract['liquidity']?.(at);
  return new Pool(usdc, weth, feePips, sqrtPriceX96.toString(), liquidity.toString(), tick);
}
// #endregion ethers

async function main(): Promise<void> {
  // #region verify
  const block = await client.getBlockNumber(); // both read the same one
  const [pool, other] = [await poolByViem(block), await poolByEthers(block)];
  assert.equal(pool.sqrtRatioX96.toString(), other.sqrtRatioX96.toString());
  assert.equal(pool.liquidity.toString(), other.liquidity.toString());
  assert.equal(pool.tickCurrent, other.tickCurrent);
  // #endregion verify

  // #region amounts
  const oneWeth = CurrencyAmount.fromRawAmount(weth, String(parseEther('1'))); // wei, as a string
  const worth = pool.priceOf(weth).quote(oneWeth); // at the price of now, without fee and impact
  const worthInUsdc = BigInt(worth.quotient.toString()); // back to a bigint, in 0.000001 USDC
  // #endregion amounts
  console.log(`pool     ${address}, the same through viem and ethers`);
  console.log(`tick     ${pool.tickCurrent}`);
  console.log(`1 WETH   ${worth.toExact()} USDC, raw ${worthInUsdc}`);

  // #region chains
  const ids = Object.values(ChainId).filter((id) => typeof id === 'number');
  const chains = SUPPORTED_CHAINS.map((id) => CHAIN_TO_ADDRESSES_MAP[id]);
  const ownFactory = chains.filter((chain) => chain.v3CoreFactoryAddress !== FACTORY_ADDRESS);
  // #endregion chains
  console.log(`chains   ${ids.length} ids, of which ${chains.length} have addresses`);
  const wrapped = ids.filter((id) => id in WETH9);
  console.log(`         ${wrapped.length} have a wrapped coin`);
  console.log(`         ${ownFactory.length} have another v3 factory than mainnet`);
}

run(main, {sends: false});
