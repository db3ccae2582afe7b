import assert from 'node:assert/strict';
import {ChainId, Token} from '@uniswap/sdk-core';
import {computePairAddress, FACTORY_ADDRESS_MAP, INIT_CODE_HASH, Pair} from '@uniswap/v2-sdk';
import {type Address, encodePacked, getContractAddress, type Hex, keccak256, parseAbi} from 'viem';
import {addressOf, chain, client, run} from '../../../support/chain';
import {DAI, UNI, USDC, WETH} from '../../support/tokens';

// #region sdk
const address = Pair.getAddress(USDC, WETH); // looks the factory up by the chain of the tokens
const sameAddress = computePairAddress({
  factoryAddress: addressOf('UniswapV2Factory'),
  tokenA: WETH, // in either order: the SDK sorts them
  tokenB: USDC,
});
// #endregion sdk

// #region viem
/** The address at which a factory puts the pair of two tokens, of which token0 is the lower one. */
function pairAddress(factory: Address, token0: Address, token1: Address): Address {
  const salt = keccak256(encodePacked(['address', 'address'], [token0, token1]));
  return getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt,
    bytecodeHash: INIT_CODE_HASH as Hex,
  });
}
// #endregion viem

const factory = addressOf('UniswapV2Factory');
const factoryAbi = parseAbi(['function getPair(address, address) view returns (address pair)']);

async function main(): Promise<void> {
  const [token0, token1] = USDC.sortsBefore(WETH) ? [USDC, WETH] : [WETH, USDC];
  const byHand = pairAddress(factory, token0.address as Address, token1.address as Address);
  // #region check
  const onChain = await client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'getPair',
    args: [USDC.address as Address, WETH.address as Address],
  });
  // #endregion check
  assert.deepEqual([sameAddress, byHand, onChain], [address, address, address]);
  console.log(`USDC/WETH  ${address}  Pair.getAddress`);
  console.log(`           ${sameAddress}  computePairAddress`);
  console.log(`           ${byHand}  viem`);
  console.log(`           ${onChain}  the factory`);

  // #region not-created
  const future = Pair.getAddress(DAI, UNI) as Address;
  const code = await client.getCode({address: future}); // undefined: nobody created this pair
  // #endregion not-created
  assert.equal(code, undefined);
  console.log(`DAI/UNI    has an address, and ${code ? 'code' : 'no code: nobody created it'}`);

  // #region chains
  const onBase = new Token(ChainId.BASE, USDC.address, 6);
  const alsoOnBase = new Token(ChainId.BASE, WETH.address, 18);
  // #endregion chains
  if (chain.id !== ChainId.BASE) assert.notEqual(Pair.getAddress(onBase, alsoOnBase), address);
  const unknown = [
    new Token(31_337, USDC.address, 6),
    new Token(31_337, WETH.address, 18),
  ] as const;
  assert.equal(FACTORY_ADDRESS_MAP[31_337], undefined);
  const factoryAddress = FACTORY_ADDRESS_MAP[ChainId.MAINNET] ?? '';
  const ofMainnet = computePairAddress({factoryAddress, tokenA: unknown[0], tokenB: unknown[1]});
  assert.equal(Pair.getAddress(...unknown), ofMainnet);
  console.log(`chains     ${Object.keys(FACTORY_ADDRESS_MAP).length} have a factory in the SDK`);
  console.log(`31337      ${Pair.getAddress(...unknown)}  mainnet's, without a warning`);
}

run(main, {sends: false});
