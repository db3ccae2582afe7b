import {parseAbi} from 'viem';
import {client, confirm, reverts, run} from '../support/reproduce';
import {caller, encode, plan, self, uni, usdc, weth} from './support/router';

const [V2_SWAP_EXACT_IN, V2_SWAP_EXACT_OUT, WRAP_ETH] = [0x08, 0x09, 0x0b];
const oneEther = 10n ** 18n;

/** The inputs of a v2 swap that the router pays for: amounts of what is given exactly, and the limit. */
const swap = (amount: bigint, limit: bigint, path: readonly string[]) =>
  encode('address, uint256, uint256, address[], bool', caller, amount, limit, path, false);
const wrap = [WRAP_ETH, encode('address, uint256', self, oneEther)] as const;

run(async () => {
  // #region v2-too-little-received
  // The pair gives less than 2,000 USDC for 1 ETH.
  const sell = swap(oneEther, 2_000_000_000n, [weth, usdc]);
  await reverts('V2TooLittleReceived()', {
    ...plan(wrap, [V2_SWAP_EXACT_IN, sell]),
    value: oneEther,
  });
  // #endregion v2-too-little-received

  // #region v2-too-much-requested
  // The pair takes more than 1 ETH for 2,000 USDC.
  const buy = swap(2_000_000_000n, oneEther, [weth, usdc]);
  await reverts('V2TooMuchRequested()', {
    ...plan(wrap, [V2_SWAP_EXACT_OUT, buy]),
    value: oneEther,
  });
  // #endregion v2-too-much-requested

  // #region invalid-path
  // A path of one token, in a swap for an exact output.
  const short = swap(2_000_000_000n, oneEther, [usdc]);
  await reverts('InvalidPath()', plan([V2_SWAP_EXACT_OUT, short]));
  // #endregion invalid-path

  // #region invalid-reserves
  // A pair that was created, and to which nobody added liquidity.
  await confirm(
    await client.writeContract({
      address: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      abi: parseAbi(['function createPair(address tokenA, address tokenB) returns (address pair)']),
      functionName: 'createPair',
      args: [uni, usdc],
    }),
  );
  const empty = swap(1_000_000n, oneEther, [uni, usdc]);
  await reverts('InvalidReserves()', plan([V2_SWAP_EXACT_OUT, empty]));
  // #endregion invalid-reserves
});
