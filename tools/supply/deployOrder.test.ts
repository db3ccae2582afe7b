import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

type Job = {if?: string; needs?: string | string[]};

const {jobs} = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as {
  jobs: Record<string, Job>;
};

/** Every job that has to succeed before another starts. */
const neededBy = (name: string): string[] =>
  [jobs[name]?.needs ?? []].flat().flatMap((one) => [one, ...neededBy(one)]);

test('deploys the pages though the hosted search cannot be published', () => {
  expect(neededBy('deploy')).toEqual(['build']);
  expect(jobs.deploy?.if).toBeUndefined();
});

test('publishes the records of the hosted search after the pages they lead to', () => {
  expect(neededBy('search')).toContain('deploy');
});
