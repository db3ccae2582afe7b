import poolArtifact from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json';
import {encodeAbiParameters, getCreate2Address, keccak256, type Hex} from 'viem';

const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const feePips = 3_000;

const poolKey = encodeAbiParameters(
  [{type: 'address'}, {type: 'address'}, {type: 'uint24'}],
  [usdc, weth, feePips],
);
const pool = getCreate2Address({
  from: factory,
  salt: keccak256(poolKey),
  bytecode: poolArtifact.bytecode as Hex,
});

console.log(`init code hash ${keccak256(poolArtifact.bytecode as Hex)}`);
console.log(`pool           ${pool}`);
