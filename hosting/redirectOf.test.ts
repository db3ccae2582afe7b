import {expect, test} from 'vitest';
import {redirectOf} from './redirectOf';

const leads = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`;

test('reads where a page leads', () => {
  expect(redirectOf(leads('/new/page-1.x_y'), '/old')).toEqual({
    from: '/old',
    to: '/new/page-1.x_y',
  });
});

test('leaves pages be that stay', () => {
  expect(redirectOf('<meta charset="utf-8"><p>url=/new</p>', '/old')).toBeUndefined();
});

test.each(['https://example.com', '//example.com', '/a b', '/a$b', '/a:b', '/a;', '/(.*)', ''])(
  'refuses to lead to "%s"',
  (to) => {
    expect(() => redirectOf(leads(to), '/old')).toThrow('config/redirects.ts');
  },
);

test('refuses an old address that hosts would read as a pattern', () => {
  expect(() => redirectOf(leads('/new'), '/old/*')).toThrow('"/old/*"');
});
