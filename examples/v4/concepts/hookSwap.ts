import {formatEther, parseAbi, parseEther, zeroAddress} from 'viem';
import {addressOf, client, run, tokenOf} from '../../support/chain';

const weth = tokenOf('WETH');
const hook = addressOf('WETHHook');

const quoter = {
  address: addressOf('V4Quoter'),
  abi: parseAbi([
    'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'struct QuoteExactSingleParams { PoolKey poolKey; bool zeroForOne; uint128 exactAmount; bytes hookData; }',
    'function quoteExactInputSingle(QuoteExactSingleParams params) returns (uint256 amountOut, uint256 gasEstimate)',
  ]),
} as const;

/** Reads the flags of a hook, and quotes a swap that the hook fills by itself. */
async function main(): Promise<void> {
  // #region flags
  const flags = BigInt(hook) & 0x3fffn;
  console.log(`flags     0x${flags.toString(16)}, ${flags.toString(2)} in binary`);
  // #endregion flags

  // #region quote
  const amountInWei = parseEther('1');
  const poolKey = {
    currency0: zeroAddress, // ether
    currency1: weth.address,
    fee: 0, // the hook refuses any other
    tickSpacing: 60,
    hooks: hook,
  };
  const {
    result: [amountOutWei],
  } = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{poolKey, zeroForOne: true, exactAmount: amountInWei, hookData: '0x'}],
  });
  console.log(`1 ETH for ${formatEther(amountOutWei)} WETH`);
  // #endregion quote
}

void run(main, {sends: false});
