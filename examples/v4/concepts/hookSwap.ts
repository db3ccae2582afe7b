import {formatEther, parseEther, zeroAddress} from 'viem';
import {addressOf, client, run, tokenOf} from '../../support/chain';
import {quoter} from '../support/lenses';

const weth = tokenOf('WETH');
const hook = addressOf('WETHHook');

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
