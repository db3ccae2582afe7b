import assert from 'node:assert/strict';
import {erc20Abi, parseAbi, parseEther, parseEventLogs} from 'viem';
import {account, client, run} from '../../support/chain';
import {key, usdc} from '../support/pool';
import {modifyLiquidities} from '../support/positions';
import {feesOwed} from './support/fees';
import {tradeBothWays} from './support/market';
import {mintPosition} from './support/mintPosition';
import {showPair} from './support/show';

const otherTradesWei = parseEther('20');
const eventsAbi = parseAbi([
  'event ModifyLiquidity(bytes32 indexed id, address indexed sender, int24 tickLower, int24 tickUpper, int256 liquidityDelta, bytes32 salt)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);

/** What the account holds, in the order of the currencies. */
const holdings = async () =>
  [
    await client.getBalance({address: account}),
    await client.readContract({
      ...{address: usdc.address, abi: erc20Abi},
      functionName: 'balanceOf',
      args: [account],
    }),
  ] as const;

run(async () => {
  const {tokenId} = await mintPosition();
  console.log(`owed at first  ${showPair(await feesOwed(tokenId))}`);
  await tradeBothWays(otherTradesWei); // in the local chain

  // #region read
  const owed = await feesOwed(tokenId);
  console.log(`owed           ${showPair(owed)}`);
  // #endregion read

  // #region collect
  const before = await holdings();
  const receipt = await modifyLiquidities([
    ['DECREASE_LIQUIDITY', tokenId, 0n, 0n, 0n, '0x'], // no liquidity, so no amounts to limit
    ['TAKE_PAIR', key.currency0, key.currency1, account],
  ]);
  // #endregion collect

  // #region verify
  const after = await holdings();
  const gasWei = receipt.gasUsed * receipt.effectiveGasPrice;
  const received = [after[0] - before[0] + gasWei, after[1] - before[1]] as const;
  assert.deepEqual(received, owed);
  assert.deepEqual(await feesOwed(tokenId), [0n, 0n]);
  console.log(`received       ${showPair(received)}`);
  // #endregion verify

  // #region events
  const {logs} = receipt;
  for (const {eventName, args} of parseEventLogs({abi: eventsAbi, logs})) {
    const values = eventName === 'Transfer' ? `value ${args.value}` : `${args.liquidityDelta}`;
    console.log(`event          ${eventName} ${values}`);
  }
  // #endregion events
});
