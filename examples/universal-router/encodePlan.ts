import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  parseAbi,
  parseAbiParameters,
  parseEther,
  parseUnits,
  size,
  slice,
} from 'viem';
import {tokenOf} from '../support/chain';

// #region plan
const weth = tokenOf('WETH').address;
const usdc = tokenOf('USDC').address;
const [caller, router] = [
  '0x0000000000000000000000000000000000000001', // stands for whoever calls
  '0x0000000000000000000000000000000000000002', // stands for the router
] as const;

const amountInWei = parseEther('1');
const amountOutMinimum = parseUnits('1980', tokenOf('USDC').decimals); // in USDC: take yours from a quote
const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000)) + 600n;

const commands = concatHex(['0x0b', '0x00']); // WRAP_ETH, V3_SWAP_EXACT_IN
const wrap = encodeAbiParameters(parseAbiParameters('address recipient, uint256 amount'), [
  router,
  amountInWei,
]);

const path = encodePacked(['address', 'uint24', 'address'], [weth, 3_000, usdc]);
const swap = [caller, amountInWei, amountOutMinimum, path, false] as const;
const types =
  'address recipient, uint256 amountIn, uint256 amountOutMin, bytes path, bool payerIsUser';
const swaps = {
  '2.0': encodeAbiParameters(parseAbiParameters(types), swap),
  // From 2.1.1 on with a sixth value: the least price of each hop, [] for no limit.
  '2.1.2': encodeAbiParameters(parseAbiParameters(`${types}, uint256[] minHopPriceX36`), [
    ...swap,
    [],
  ]),
};

for (const [release, input] of Object.entries(swaps)) {
  const calldata = encodeFunctionData({
    abi: parseAbi(['function execute(bytes commands, bytes[] inputs, uint256 deadline) payable']),
    args: [commands, [wrap, input], deadlineSeconds],
  });
  console.log(`${release}: commands ${commands}, inputs of ${size(wrap)} and ${size(input)} bytes`);
  console.log(`  calldata of ${size(calldata)} bytes, which begins with ${slice(calldata, 0, 4)}`);
}
// #endregion plan
