import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {beforeAll, expect, test} from 'vitest';
import {purgeInfima} from './purgeInfima';

const infima = require.resolve('infima/dist/css/default/default.css');
const base = readFileSync(infima, 'utf8');
let purged: string;

beforeAll(async () => {
  // As in a build, another plugin visits the same rules.
  const visitor = {postcssPlugin: 'visitor', Rule: () => {}};
  const {css} = await postcss([visitor, purgeInfima(process.cwd())]).process(base, {from: infima});
  purged = css;
});

test.each(['.margin-left--xs', '.margin-right--xs', '.margin-horiz--xs', '.badge--info'])(
  'leaves out %s, which no file names',
  (rule) => {
    expect(base).toContain(`${rule} {`);
    expect(purged).not.toContain(`${rule} {`);
  },
);

test.each(['.navbar--dark', '.button--outline'])(
  'leaves out %s, which no setting of the site chooses',
  (rule) => {
    expect(base).toContain(rule);
    expect(purged).not.toContain(rule);
  },
);

test.each(['.navbar__brand {', '.menu__list {', '.alert--warning {', '.dropdown__menu {'])(
  'keeps %s, which the theme names',
  (rule) => {
    expect(base).toContain(rule);
    expect(purged).toContain(rule);
  },
);

test('leaves out a variable that nothing reads, and keeps those that a rule or a style reads', () => {
  expect(base).toContain('--ifm-color-danger-lightest:');
  expect(purged).not.toContain('--ifm-color-danger-lightest:');
  expect(purged).toContain('--ifm-dropdown-background-color:');
  expect(purged).toContain('--ifm-navbar-height:');
  expect(purged.length).toBeLessThan(base.length * 0.8);
});

test('leaves the styles of others as they are', async () => {
  const {css} = await postcss([purgeInfima(process.cwd())]).process('.unnamed-anywhere {--a: 1}', {
    from: 'other.css',
  });
  expect(css).toBe('.unnamed-anywhere {--a: 1}');
});
