import fc from 'fast-check';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {holds} from '../../testing/holds';
import {anyText, wholeText} from '../../testing/hostileText.fixture';
import {CAMPAIGN_FIELDS, campaignOf, isNewCampaign} from './attribution';
import {isOptedOut} from './consent';
import {judge} from './delivery/judge';
import {cutUserAgent, deviceOf} from './device';
import {recallCampaign, rememberCampaign} from './rememberCampaign';
import {claim, store} from './stored';

const held = new Map<string, string>();
const KEY = 'analytics-queue';
const stored = fc.oneof(
  anyText,
  fc.json(),
  fc.array(fc.jsonValue()).map((list) => JSON.stringify(list)),
);

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
});
afterEach(() => {
  held.clear();
  vi.unstubAllGlobals();
});

test('takes objects, and nothing else, out of whatever is stored', () => {
  holds(stored, (text) => {
    held.set(KEY, text);
    for (const one of claim(KEY)) expect(one).toBeTypeOf('object');
    expect(held.has(KEY)).toBe(false);
  });
});

test('stores events behind whatever is stored, and loses none of them', () => {
  const events = fc.array(fc.dictionary(wholeText, fc.jsonValue()), {
    minLength: 1,
    maxLength: 5,
  });
  holds(
    fc.tuple(stored, events),
    ([text, list]) => {
      held.set(KEY, text);
      store(KEY, list);
      expect(claim(KEY).slice(-list.length)).toEqual(JSON.parse(JSON.stringify(list)));
    },
    300,
  );
});

test('recalls of whatever is stored a campaign that can be compared, and the one that was remembered', () => {
  holds(fc.tuple(stored, wholeText.filter(Boolean)), ([text, source]) => {
    held.set('analytics-campaign', text);
    const campaign = {utm_source: source};
    expect(isNewCampaign(campaign, recallCampaign())).toBeTypeOf('boolean');
    rememberCampaign(campaign);
    expect(recallCampaign()).toEqual(campaign);
    expect(isNewCampaign(campaign, recallCampaign())).toBe(false);
  });
});

test('takes nothing but "1" for a reader who switched measuring off', () => {
  holds(stored, (text) => {
    held.set('analytics-opt-out', text);
    expect(isOptedOut()).toBe(text === '1');
  });
});

test('reads of any address a campaign of known fields, each as the link has it', () => {
  holds(fc.tuple(anyText, wholeText, anyText), ([search, source, referrer]) => {
    const query = `?utm_source=${encodeURIComponent(source)}&${search}`;
    const campaign = campaignOf({search: query, referrer, host: 'site.example'});
    for (const field of Object.keys(campaign)) expect(CAMPAIGN_FIELDS).toContain(field);
    expect(campaign.utm_source ?? '').toBe(source);
  });
});

test('reads any user agent, and cuts it', () => {
  holds(anyText, (text) => {
    expect(cutUserAgent(text).length).toBeLessThanOrEqual(275);
    for (const value of Object.values(deviceOf(text))) expect(value).toBeTypeOf('string');
  });
});

test('decides about each event of a batch, whatever the collector answers', () => {
  const status = fc.oneof(fc.constantFrom(0, 200, 400, 408, 413, 429, 500), fc.integer());
  const names = [
    'throttled_events',
    'exceeded_daily_quota_users',
    'events_with_invalid_fields',
    'silenced_events',
    'error',
  ];
  const body = fc.dictionary(fc.constantFrom(...names), fc.jsonValue());
  holds(fc.tuple(status, body, fc.nat(30)), ([code, said, count]) => {
    const batch = Array.from({length: count}, () => ({user_id: 'u', device_id: 'constructor'}));
    expect(judge({status: code, body: said}, batch)).toHaveLength(count);
  });
});
