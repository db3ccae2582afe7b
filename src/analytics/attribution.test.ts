import {expect, test} from 'vitest';
import {campaignOf, isNewCampaign} from './attribution';

const host = 'docs.example.org';

test('reads all campaign parameters, and nothing else of an address', () => {
  const ids = ['dclid', 'gbraid', 'gclid', 'fbclid', 'ko_click_id', 'msclkid', 'ttclid', 'twclid'];
  const utm = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}`);
  const names = [...utm, ...ids, 'wbraid'];
  const search = `?q=secret&${names.map((name) => `${name}=of+${name}`).join('&')}&utm_id=7`;
  expect(campaignOf({search, referrer: '', host})).toEqual(
    Object.fromEntries(names.map((name) => [name, `of ${name}`])),
  );
});

test('names the page on another site that led here', () => {
  const referrer = 'https://news.example.com/item?id=1';
  expect(campaignOf({search: '', referrer, host})).toEqual({
    referrer,
    referring_domain: 'news.example.com',
  });
});

test('names no page of this site, and none that is no address', () => {
  expect(campaignOf({search: '', referrer: `https://${host}/concepts`, host})).toEqual({});
  expect(campaignOf({search: '', referrer: 'about:', host})).toEqual({});
  expect(campaignOf({search: '?utm_source=', referrer: '', host})).toEqual({});
});

test('takes a campaign for new that differs from the one before', () => {
  const mail = {utm_source: 'mail'};
  expect(isNewCampaign(mail, {})).toBe(true);
  expect(isNewCampaign(mail, {utm_source: 'news'})).toBe(true);
  expect(isNewCampaign(mail, mail)).toBe(false);
  expect(isNewCampaign({}, mail)).toBe(false);
});

test('takes two pages of one site for one campaign', () => {
  const from = (page: string) => ({
    referrer: `https://example.com/${page}`,
    referring_domain: 'example.com',
  });
  expect(isNewCampaign(from('a'), from('b'))).toBe(false);
});
