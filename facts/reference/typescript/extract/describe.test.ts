import {expect, test} from 'vitest';
import type {Quoted} from '../model';
import {describe, describeResult} from './describe';

const quote = (text: string): Quoted => ({from: 'package', package: 'kit', version: '1.0.0', text});

test('quotes nothing where there is no comment', () => {
  expect(describe(undefined, quote)).toBeUndefined();
});

test('writes links as Markdown, to an address or as the name in code', () => {
  const summary = [
    {kind: 'text' as const, text: ' See '},
    {kind: 'inline-tag' as const, tag: '@link' as const, text: 'Pool', target: -1 as never},
    {kind: 'text' as const, text: ' or '},
    {kind: 'inline-tag' as const, tag: '@link' as const, text: 'here', target: 'https://a.example'},
  ];
  expect(describe({summary}, quote)?.text).toBe('See `Pool` or [here](https://a.example)');
});

test('quotes what a call returns', () => {
  const tag = (name: `@${string}`, text: string) => ({
    tag: name,
    content: [{kind: 'text' as const, text}],
  });
  const blockTags = [tag('@dev', 'internal'), tag('@returns', 'the sum')];
  expect(describeResult({summary: [], blockTags}, quote)).toEqual(quote('the sum'));
});
