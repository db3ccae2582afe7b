import {expect, test} from 'vitest';
import type {Passage} from '../passages/passage';
import {recordsOf} from './recordsOf';

const site = {origin: 'https://docs.example', language: 'en'};
const tiers: Passage = {
  url: '/concepts/protocol/fees#tiers',
  headings: ['Fees', 'Tiers'],
  text: 'A pool has one fee.',
  code: 'uint24 fee = 3000;',
};
const article: Passage = {url: '/blog/gas', headings: ['Gas'], text: 'Storage costs.', code: ''};
const recordOf = (passage: Passage) => recordsOf([passage], site)[0];

test('gives a passage its address, its place and its text', () => {
  expect(recordOf(tiers)).toMatchObject({
    objectID: '/concepts/protocol/fees#tiers',
    type: 'lvl2',
    url: 'https://docs.example/concepts/protocol/fees#tiers',
    url_without_anchor: 'https://docs.example/concepts/protocol/fees',
    anchor: 'tiers',
    content: 'A pool has one fee.',
    hierarchy: {lvl0: 'Concepts', lvl1: 'Fees', lvl2: 'Tiers', lvl3: null},
  });
});

test('says of a page which filters it fits: its language, its version and its tag', () => {
  const language = {language: 'en', lang: 'en'};
  expect(recordOf(tiers)).toMatchObject({
    ...language,
    version: 'current',
    docusaurus_tag: 'docs-default-current',
  });
  expect(recordOf(article)).toMatchObject({...language, version: null, docusaurus_tag: 'default'});
});

test('begins the content of a page with its description', () => {
  const page = {...article, description: 'What a call costs.'};
  expect(recordOf(page)?.content).toBe('What a call costs. Storage costs.');
});

test('holds the words of address and code, each once', () => {
  const {keywords} = recordOf({...tiers, code: 'fee = quote(fee)'}) ?? {};
  expect(keywords).toBe('concepts protocol fees tiers fee quote');
});

test('holds the digits of addresses for those who paste them without 0x', () => {
  const pair = '5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f';
  expect(recordOf({...tiers, text: `The factory is 0x${pair}.`})?.keywords).toContain(` ${pair}`);
});

test('holds what a member is called by, with and without 0x', () => {
  const facts = 'Selector 0x414bf389';
  expect(recordOf({...tiers, facts})?.facts).toBe('Selector 0x414bf389 414bf389');
});

test('says what its page is for, and what readers call it', () => {
  expect(recordOf({...tiers, kind: 'concept', label: 'Fees', searchedAs: ['cost']})).toMatchObject({
    kind: 'concept',
    names: ['Fees', 'cost'],
  });
  expect(recordOf(article)).toMatchObject({kind: 'article', names: []});
});

test('says which version of the protocol its page is of, and in which part it is', () => {
  const sdk = {...article, url: '/sdk/v3/overview#tiers'};
  expect(recordOf(sdk)).toMatchObject({protocol: 'v3', parts: ['sdk']});
  expect(recordOf(article)).toMatchObject({protocol: null, parts: []});
});

test('ranks as the own index does: v3 before v2, pages before their passages, then their order', () => {
  const [v3, v2, part] = recordsOf(
    [
      {...article, url: '/contracts/v3/overview'},
      {...article, url: '/contracts/v2/overview'},
      {...tiers, url: '/contracts/v3/overview#tiers'},
    ],
    site,
  ).map(({weight}) => weight);
  expect(v3?.pageRank).toBeGreaterThan(v2?.pageRank ?? 0);
  expect(v3?.level).toBeGreaterThan(part?.level ?? 0);
  expect([v3?.position, v2?.position, part?.position]).toEqual([1, 2, 3]);
});

test('makes several records of a passage that is too long for one, and loses no word', () => {
  const words = Array.from({length: 3_000}, (_, index) => `√word${index}`);
  const records = recordsOf([{...tiers, text: words.join(' '), code: words.join('\n')}], site);
  expect(records.map(({objectID}) => objectID).slice(0, 2)).toEqual([tiers.url, `${tiers.url}~2`]);
  expect(new Set(records.map(({url}) => url)).size).toBe(1);
  expect(records.map(({content}) => content ?? '').join(' ')).toContain(words.join(' '));
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  expect(Math.max(...sizes)).toBeLessThan(10_000);
});
