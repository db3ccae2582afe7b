import poolArtifact from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json';
import {encodeAbiParameters, getCreate2Address, keccak256, type Hex} from 'viem';
import {addressOf, tokenOf} from '../../support/chain';

// #region address
const usdc = tokenOf('USDC').address;
const weth = tokenOf('WETH').address;
const feePips = 3_000;

// token0 is the token with the lower address.
const [token0, token1] = BigInt(usdc) < BigInt(weth) ? [usdc, weth] : [weth, usdc];
const poolKey = encodeAbiParameters(
  [{type: 'address'}, {type: 'address'}, {type: 'uint24'}],
  [token0, token1, feePips],
);
const pool = getCreate2Address({
  from: addressOf('UniswapV3Factory'),
  salt: keccak256(poolKey),
  bytecode: poolArtifact.bytecode as Hex,
});

console.log(`init code hash ${keccak256(poolArtifact.bytecode as Hex)}`);
console.log(`pool           ${pool}`);
// #endregion address
