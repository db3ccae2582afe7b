import type {Ledger} from '../../../../../facts/subgraph/ledger';
import type {EventOf} from './events';
import {store} from './store';

const NOTICES = {Subscription: 'Subscribe', Unsubscription: 'Unsubscribe'} as const;

/** An NFT was minted, passed on or burned. */
export function handleTransfer(ledger: Ledger, event: EventOf<'Transfer'>): void {
  const {from, to} = event.args;
  const id = String(event.args.id);
  const minted = {
    tokenId: id,
    origin: event.transaction.from,
    createdAtTimestamp: String(event.block.timestamp),
  };
  ledger.put('Position', id, {...(ledger.find('Position', id) ? {} : minted), owner: to});
  store(ledger, {event, entity: 'Transfer', fields: {tokenId: id, from, to, position: id}});
}

/** A position got a subscriber, or lost it. */
export function handleNotice(
  ledger: Ledger,
  event: EventOf<'Subscription' | 'Unsubscription'>,
): void {
  const id = String(event.args.tokenId);
  const fields = {tokenId: id, address: event.args.subscriber, position: id};
  store(ledger, {event, entity: NOTICES[event.name], fields});
}
