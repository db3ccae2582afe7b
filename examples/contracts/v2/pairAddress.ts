import pairArtifact from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {encodePacked, getCreate2Address, keccak256, type Hex} from 'viem';

const factory = '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'; // token0: the lower address
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'; // token1

const creationCode: Hex = `0x${pairArtifact.bytecode}`;
const pair = getCreate2Address({
  from: factory,
  salt: keccak256(encodePacked(['address', 'address'], [usdc, weth])),
  bytecode: creationCode,
});

console.log(`init code hash ${keccak256(creationCode)}`);
console.log(`pair           ${pair}`);
