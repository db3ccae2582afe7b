import {parseAbi, parseEther} from 'viem';
import {addressOf, client, run} from '../support/chain';
import {dai} from '../reverts/v2/support/v2';
import {usdc, weth} from '../v3/swaps/support/tokens';
import {command} from './support/commands';
import {eth, printChanges} from './support/printChanges';
import {atLeast, quoteV2, quoteV3, v3Path} from './support/quotes';
import {ADDRESS_THIS, CONTRACT_BALANCE, encode, execute, MSG_SENDER} from './support/router';

const {WRAP_ETH, V3_SWAP_EXACT_IN, V2_SWAP_EXACT_IN, SWEEP} = command;
const ALREADY_PAID = 0n;
const oneEther = parseEther('1');
const daiFacts = {symbol: 'DAI', decimals: 18, address: dai} as const;
const factory = {
  address: addressOf('UniswapV2Factory'),
  abi: parseAbi(['function getPair(address tokenA, address tokenB) view returns (address pair)']),
} as const;

run(async () => {
  // #region already-paid
  // v3 pays the USDC straight to the v2 pair, so that the second swap begins at once.
  const path = v3Path(weth.address, 3_000, usdc.address);
  const pairs = [usdc.address, dai] as const;
  const quotedUsdc = await quoteV3(path, oneEther);
  const minimumDai = atLeast(await quoteV2(pairs, quotedUsdc));
  const pair = await client.readContract({
    ...factory,
    functionName: 'getPair',
    args: [usdc.address, dai],
  });
  const wrap = encode('address, uint256', ADDRESS_THIS, CONTRACT_BALANCE);
  const first = encode(
    'address, uint256, uint256, bytes, bool',
    ...[pair, CONTRACT_BALANCE, atLeast(quotedUsdc), path, false],
  );
  const second = encode(
    'address, uint256, uint256, address[], bool',
    ...[MSG_SENDER, ALREADY_PAID, minimumDai, pairs, false],
  );
  await printChanges('WETH → USDC → DAI', {tokens: [eth, usdc, daiFacts]}, () =>
    execute(
      [
        [WRAP_ETH, wrap],
        [V3_SWAP_EXACT_IN, first],
        [V2_SWAP_EXACT_IN, second],
      ],
      oneEther,
    ),
  );
  // #endregion already-paid

  // #region sweep-minimum
  // SWEEP reads its minimum as 160 bits: 2^160 asks for nothing, and the empty router passes.
  const sweep = encode('address, address, uint256', usdc.address, MSG_SENDER, 2n ** 160n);
  await printChanges('SWEEP with a minimum of 2^160', {tokens: [usdc]}, () =>
    execute([[SWEEP, sweep]]),
  );
  // #endregion sweep-minimum
});
