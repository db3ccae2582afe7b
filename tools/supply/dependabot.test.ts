import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import manifest from '../../package.json';
import lighthouse from '../../packages/lighthouse/package.json';

type Update = {
  directories?: string[];
  groups: Record<string, {patterns: string[]}>;
  ignore: {'dependency-name': string}[];
};

const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {updates: Update[]};
const names = Object.keys({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
  ...lighthouse.dependencies,
});
const fits = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

test('groups and holds back packages that the project has', () => {
  const {groups, ignore} = updates.find(({directories}) => directories?.includes('/')) as Update;
  const patterns = [
    ...Object.values(groups).flatMap((group) => group.patterns),
    ...ignore.map((held) => held['dependency-name']),
  ];
  expect(patterns.filter((pattern) => !names.some((name) => fits(pattern, name)))).toEqual([]);
});
