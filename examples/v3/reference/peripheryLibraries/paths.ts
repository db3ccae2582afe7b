import {encodePacked, parseAbi, size, slice, type Hex} from 'viem';
import {client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {uni, usdc, weth} from '../support/tokens';
import {failureOf} from './support/failureOf';

const file = 'examples/v3/reference/peripheryLibraries/PathProbe.sol';
const abi = parseAbi([
  'function count(bytes path) view returns (uint256 pools, bool isMultihop)',
  'function walk(bytes path) view returns (address[] tokens, uint24[] fees)',
  'function pieces(bytes path) view returns (bytes first, bytes rest)',
  'function firstPool(bytes path) view returns (address tokenA, address tokenB, uint24 fee)',
  'function rest(bytes path) view returns (bytes)',
  'function slice(bytes data, uint256 start, uint256 length) view returns (bytes)',
  'function readAddress(bytes data, uint256 start) view returns (address)',
  'function readUint24(bytes data, uint256 start) view returns (uint24)',
]);

const symbolOf = (address: string) =>
  [usdc, weth, uni].find((token) => token.address === address)?.symbol ?? 'unknown';

run(async () => {
  const probe = {address: await deploy({file, contract: 'PathProbe'}), abi} as const;

  // #region encode
  const path = encodePacked(
    ['address', 'uint24', 'address', 'uint24', 'address'],
    [usdc.address, 500, weth.address, 3_000, uni.address], // 0.05%, then 0.3%
  );
  console.log(`${size(path)} bytes`);
  // #endregion encode

  // #region count
  const count = async (bytes: Hex) => {
    const [pools, isMultihop] = await client.readContract({
      ...probe,
      functionName: 'count',
      args: [bytes],
    });
    return `pools: ${pools}, more than one: ${isMultihop}`;
  };
  console.log(`all 66 bytes: ${await count(path)}`);
  console.log(`first 43 bytes: ${await count(slice(path, 0, 43))}`);
  console.log(`no bytes: ${(await count('0x')).replace(/\d{20,}/, 'more than 10^20')}`);
  // #endregion count

  // #region walk
  const [tokens, fees] = await client.readContract({...probe, functionName: 'walk', args: [path]});
  console.log(`${tokens.map(symbolOf).join(' > ')}, fees ${fees.join(' and ')}`);
  const firstPool = (bytes: Hex) =>
    client.readContract({...probe, functionName: 'firstPool', args: [bytes]});
  console.log(`a fee of two bytes: ${await failureOf(firstPool(slice(path, 0, 22)))}`);
  console.log(`no second token: ${await failureOf(firstPool(slice(path, 0, 42)))}`);
  // #endregion walk

  // #region pieces
  const [first, rest] = await client.readContract({
    ...probe,
    functionName: 'pieces',
    args: [path],
  });
  console.log(`first pool: ${size(first)} bytes; after a skip: ${size(rest)} bytes`);
  console.log(`the rest is the second pool: ${rest === slice(path, 23)}`);
  const skip = (bytes: Hex) => client.readContract({...probe, functionName: 'rest', args: [bytes]});
  console.log(`skip in 22 bytes: ${await failureOf(skip(slice(path, 0, 22)))}`);
  // #endregion pieces

  // #region slice
  const cut = (start: bigint, length: bigint) =>
    client.readContract({...probe, functionName: 'slice', args: [path, start, length]});
  console.log(`the first fee: ${await cut(20n, 3n)}`);
  console.log(`nothing: ${await cut(66n, 0n)}`);
  console.log(`past the end: ${await failureOf(cut(60n, 7n))}`);
  console.log(`a length of 2^256 - 1: ${await failureOf(cut(0n, 2n ** 256n - 1n))}`);
  // #endregion slice

  // #region read
  const tokenAt = (start: bigint) =>
    client.readContract({...probe, functionName: 'readAddress', args: [path, start]});
  const feeAt = (start: bigint) =>
    client.readContract({...probe, functionName: 'readUint24', args: [path, start]});
  console.log(`${symbolOf(await tokenAt(23n))} stands at 23, the fee ${await feeAt(20n)} at 20`);
  console.log(`token at 47: ${await failureOf(tokenAt(47n))}`);
  console.log(`fee at 64: ${await failureOf(feeAt(64n))}`);
  console.log(`fee at 2^256 - 1: ${await failureOf(feeAt(2n ** 256n - 1n))}`);
  // #endregion read
});
