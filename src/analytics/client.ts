import {createInstance, Identify, type Types} from '@amplitude/analytics-browser';
import type {Arrival} from './arrivals';
import {CAMPAIGN_FIELDS, campaignOf, isNewCampaign, type Campaign} from './attribution';
import {clientOptions} from './clientOptions';
import type {Configuration} from './configuration';
import {deliveryPlugin} from './delivery/deliveryPlugin';
import {propertiesOf, withDevice} from './enrich';
import {forgetReader} from './forgetReader';
import type {QueuedEvent} from './queue';
import {recallCampaign, rememberCampaign} from './rememberCampaign';
import {claim} from './stored';
import {watchVitals} from './watchVitals';

/** The way of events to the collector. */
export type Client = {
  report: (event: QueuedEvent) => void;
  /** Stops measuring and forgets the reader, or starts again with another identity. */
  optOut: (isOut: boolean) => void;
};

/** Starts the client, and reports what earlier pages left behind. The last arrival is the open page. */
export async function startClient(
  configuration: Configuration,
  arrivals: readonly Arrival[],
): Promise<Client> {
  const amplitude = createInstance();
  const delivery = deliveryPlugin(configuration);
  amplitude.add(delivery);
  amplitude.add(enrichment);
  await amplitude.init(configuration.apiKey, clientOptions(configuration)).promise;

  let isOut = false;
  const report = (event: QueuedEvent): void => {
    try {
      const properties = propertiesOf(event, here());
      amplitude.track(event.name, properties, {time: event.time});
      // An event with its own time does not prolong the session by itself.
      if (!isOut) amplitude.extendSession();
    } catch (refusal) {
      console.warn(String(refusal));
    }
  };
  for (const arrival of arrivals) attribute(amplitude, arrival);
  for (const event of claim('analytics-queue') as QueuedEvent[]) report(event);
  reportOnLeaving(amplitude, {
    report,
    page: arrivals.at(-1)?.page ?? '',
    leave: () => {
      delivery.leave();
    },
  });
  return {
    report,
    optOut(isOutNow) {
      isOut = isOutNow;
      amplitude.setOptOut(isOut);
      // What is between two steps of the client is through them first, and stores nothing after.
      if (isOut) void amplitude.flush().promise.then(forgetReader);
      else amplitude.reset();
    },
  };
}

const here = () => ({userAgent: navigator.userAgent, screen, origin: location.origin});

const enrichment: Types.EnrichmentPlugin = {
  name: 'device',
  type: 'enrichment',
  execute: (event) => Promise.resolve(withDevice(event, navigator.userAgent)),
};

/** A reader who came by a new campaign begins a new session. */
function attribute(amplitude: Types.BrowserClient, {search, referrer}: Arrival): void {
  const campaign = campaignOf({search, referrer, host: location.host});
  if (!isNewCampaign(campaign, recallCampaign())) return;
  rememberCampaign(campaign);
  amplitude.setSessionId(Date.now());
  amplitude.identify(identityOf(campaign));
}

function identityOf(campaign: Campaign): Identify {
  const identify = new Identify();
  for (const field of CAMPAIGN_FIELDS) {
    const value = campaign[field];
    identify.setOnce(`initial_${field}`, value ?? 'EMPTY');
    if (value) identify.set(field, value);
    else identify.unset(field);
  }
  return identify;
}

type Leaving = {
  report: Client['report'];
  /** Path of the page that was opened. */
  page: string;
  leave: () => void;
};

/** A page that is hidden may never be seen again: what is known by then is sent. */
function reportOnLeaving(amplitude: Types.BrowserClient, {report, page, leave}: Leaving): void {
  const vitals = watchVitals();
  let hasReported = false;
  const flush = (): void => {
    if (!hasReported) {
      hasReported = true;
      report({name: 'web vitals', properties: vitals(), page, time: Date.now()});
    }
    void amplitude.flush();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flush();
  });
  addEventListener('pagehide', () => {
    leave();
    flush();
  });
}
