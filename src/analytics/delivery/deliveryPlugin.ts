import type {Types} from '@amplitude/analytics-browser';
import type {Configuration} from '../configuration';
import {claim, store} from '../stored';
import {createDelivery} from './createDelivery';
import {createPost} from './createPost';

/**
 * Delivery in place of the client's own, whose name it has. The client's drops events that fail while
 * a page is left; all reasons are in `contributing/decisions/017-own-delivery.md`.
 */
export function deliveryPlugin(configuration: Configuration) {
  let isOffline = () => false;
  let isLeaving = false;
  let isOut = false;
  const delivery = createDelivery<Types.Event>({
    ...createPost(configuration),
    isOffline: () => isOffline(),
  });
  return {
    name: 'amplitude',
    type: 'destination',
    setup: (config) => {
      isOffline = () => config.offline === true;
      for (const event of claim('analytics-unsent')) void delivery.add(event as Types.Event);
      return Promise.resolve();
    },
    execute: async (event) => {
      if (!configuration.apiKey) {
        return {event, code: 400, message: 'Event rejected due to missing API key'};
      }
      if (isOut) return {event, code: 0, message: 'Event skipped due to optOut config'};
      return {event, ...(await delivery.add(event))};
    },
    flush: () => {
      delivery.flush();
      if (isLeaving) store('analytics-unsent', delivery.empty());
      isLeaving = false;
      return Promise.resolve();
    },
    onOptOutChanged: (isOutNow) => {
      isOut = isOutNow;
      if (isOut) delivery.empty();
      return Promise.resolve();
    },
    /** Has the next flush store, for the next page, what the browser cannot send. */
    leave: () => {
      isLeaving = true;
    },
  } satisfies Types.DestinationPlugin & {leave: () => void};
}
