import {BaseError, ContractFunctionRevertedError, parseEther} from 'viem';
import {run} from '../support/chain';
import {usdc, weth} from '../v3/swaps/support/tokens';
import {ALLOW_REVERT, command} from './support/commands';
import {eth, printChanges} from './support/printChanges';
import {quoteV3, v3Path} from './support/quotes';
import {ADDRESS_THIS, encode, execute, MSG_SENDER, planOf, type Step} from './support/router';

const {WRAP_ETH, V3_SWAP_EXACT_IN, EXECUTE_SUB_PLAN, UNWRAP_WETH} = command;
const oneEther = parseEther('1');

run(async () => {
  const path = v3Path(weth.address, 3_000, usdc.address);
  const tooMuchUsdc = (await quoteV3(path, oneEther)) + 1n;

  // #region flag-alone
  // The flag on a swap: the swap asks for more than the pool gives, and takes the whole call down.
  const wrap: Step = [WRAP_ETH, encode('address, uint256', ADDRESS_THIS, oneEther)];
  const swap = encode(
    'address, uint256, uint256, bytes, bool',
    ...[MSG_SENDER, oneEther, tooMuchUsdc, path, false],
  );
  const unwrap: Step = [UNWRAP_WETH, encode('address, uint256', MSG_SENDER, 0n)]; // what is left
  try {
    await execute([wrap, [V3_SWAP_EXACT_IN | ALLOW_REVERT, swap], unwrap], oneEther);
  } catch (error) {
    console.log(`0x80 on the swap: ${reasonOf(error)}`);
  }
  // #endregion flag-alone

  // #region execute-sub-plan
  // The same swap in a sub-plan, with the flag on the sub-plan: it fails alone, and the ETH comes back.
  const subPlan = encode('bytes, bytes[]', ...planOf([[V3_SWAP_EXACT_IN, swap]]));
  await printChanges('0x80 on the sub-plan', {tokens: [eth, weth, usdc]}, () =>
    execute([wrap, [EXECUTE_SUB_PLAN | ALLOW_REVERT, subPlan], unwrap], oneEther),
  );
  // #endregion execute-sub-plan

  // #region sub-plan-required
  // Without the flag, the failure is wrapped: the index of the command, and its reason.
  try {
    await execute([wrap, [EXECUTE_SUB_PLAN, subPlan], unwrap], oneEther);
  } catch (error) {
    console.log(`no flag: ${reasonOf(error)}`);
  }
  // #endregion sub-plan-required
});

function reasonOf(error: unknown): string {
  const reverted =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
  const {errorName, args = []} = reverted.data ?? {};
  return `${errorName}(${args.join(', ')})`;
}
