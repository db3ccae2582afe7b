import assert from 'node:assert/strict';
import {parseAbi} from 'viem';
import {account, client, clientOf, confirm, isSandbox, run} from '../../support/chain';
import {key} from '../support/pool';
import {modifyLiquidities, positions} from '../support/positions';
import {mintPosition} from './support/mintPosition';
import {leastFrom, positionOf} from './support/plan';
import {deployStake, stakedOf, subscribe, unsubscribe} from './support/stake';

const transferAbi = parseAbi(['function transferFrom(address from, address to, uint256 id)']);

run(async () => {
  const {tokenId, liquidity} = await mintPosition();
  const stake = await deployStake();
  const print = async (what: string) => console.log(`${what.padEnd(13)} ${await stakedOf(stake)}`);
  const removed = async (amount: bigint) => leastFrom(await positionOf(amount));
  const take = ['TAKE_PAIR', key.currency0, key.currency1, account] as const;

  // #region subscribe
  const {gasUsed} = await subscribe(tokenId, stake);
  await print('subscribed');
  assert.equal(await stakedOf(stake), liquidity);
  // #endregion subscribe

  // #region change
  const quarter = liquidity / 4n;
  await modifyLiquidities([
    ['DECREASE_LIQUIDITY', tokenId, quarter, ...(await removed(quarter)), '0x'],
    take,
  ]);
  await print('a quarter out');
  // #endregion change

  // #region unsubscribe
  const {gasUsed: gasToLeave} = await unsubscribe(tokenId);
  await print('unsubscribed');
  // #endregion unsubscribe

  // #region transfer
  if (await isSandbox()) {
    await subscribe(tokenId, stake);
    await print('again');
    const other = clientOf(1);
    const [there, back] = [
      [account, other.account.address, tokenId],
      [other.account.address, account, tokenId],
    ] as const;
    const move = {
      address: positions.address,
      abi: transferAbi,
      functionName: 'transferFrom',
    } as const;
    await confirm(await client.writeContract({...move, args: there}));
    await print('transferred');
    await confirm(await other.writeContract({...move, args: back}));
  }
  // #endregion transfer

  // #region burn
  await subscribe(tokenId, stake);
  const rest = liquidity - quarter;
  await modifyLiquidities([['BURN_POSITION', tokenId, ...(await removed(rest)), '0x'], take]);
  await print('burned');
  // #endregion burn
  console.log(`gas to subscribe ${gasUsed}, to unsubscribe ${gasToLeave}`);
});
