import {client, clientOf, confirm, reverts, run} from '../support/reproduce';
import {placeHook} from './support/hook';
import {act, mintPosition, positions} from './support/positions';
import {detailsOf} from './support/wrapped';

run(async () => {
  const id = await mintPosition();
  const subscribe = (subscriber: `0x${string}`) =>
    ({...positions, functionName: 'subscribe', args: [id, subscriber, '0x']}) as const;
  const unsubscribe = {...positions, functionName: 'unsubscribe', args: [id]} as const;

  // #region not-subscribed
  await reverts('NotSubscribed()', unsubscribe);
  // #endregion not-subscribed

  // #region no-code-subscriber
  // An account without code as the subscriber.
  await reverts('NoCodeSubscriber()', subscribe(clientOf(1).account.address));
  // #endregion no-code-subscriber

  // A contract that refuses each call, and then one that accepts each.
  const {hook: subscriber, set} = await placeHook(0);
  await set('0x12345678', true);
  console.log(`subscribe, details of WrappedError → ${await detailsOf(subscribe(subscriber))}`);
  await set('0x');
  await confirm(await client.writeContract(subscribe(subscriber)));

  // #region already-subscribed
  await reverts('AlreadySubscribed(uint256,address)', subscribe(subscriber));
  // #endregion already-subscribed

  // #region gas-limit-too-low
  // 150,000 gas must be left for the subscriber, and the whole call gets no more.
  await reverts('GasLimitTooLow()', {...unsubscribe, gas: 150_000n});
  // #endregion gas-limit-too-low

  await set('0x12345678', true);
  const change = act(['DECREASE_LIQUIDITY', id, 1n, 0n, 0n, '0x']);
  console.log(`a decrease, details of WrappedError → ${await detailsOf(change)}`);
  const burn = act(['BURN_POSITION', id, 0n, 0n, '0x']);
  console.log(`a burn, details of WrappedError → ${await detailsOf(burn)}`);
});
