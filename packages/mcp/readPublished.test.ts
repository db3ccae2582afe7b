import {expect, test} from 'vitest';
import {readPublished} from './readPublished';

/** What is read of a site that publishes these files alone. */
const publishedOf = (files: Readonly<Record<string, string>>) =>
  readPublished({
    read: async (address) => files[address],
    placeOf: (address) => `https://docs.example${address}`,
  });

test.each([
  ['misses its data', {}, 'registry.json is missing: is this the documentation of Uniswap'],
  [
    'answers everything with a page',
    {'/registry.json': '<!doctype html>'},
    'registry.json does not hold what this server reads',
  ],
  [
    'publishes another form',
    {'/registry.json': '{"version": 2}'},
    'Start the server that this site publishes.',
  ],
])('says so where a site %s', async (_what, files, says) => {
  await expect(publishedOf(files).registry()).rejects.toThrow(says);
});

test('says so where the index of search has another form', async () => {
  const published = publishedOf({'/agents/search.json': '{"pages": []}'});
  await expect(published.find('fees')).rejects.toThrow('does not hold what this server reads');
});

test('has no projects where the site lists none', async () => {
  expect(await publishedOf({}).projects()).toEqual([]);
});

test.each(['../secret', 'v3/../../secret', '/etc/passwd', 'v3//quote', 'v3\\quote', ''])(
  'refuses a list of projects that names "%s"',
  async (name) => {
    const project = {name: 'v3/quote', title: '', page: '', zip: '/examples/v3/quote.zip'};
    for (const hostile of [
      {...project, name, files: []},
      {...project, files: [name]},
    ]) {
      const published = publishedOf({'/examples/projects.json': JSON.stringify([hostile])});
      await expect(published.projects()).rejects.toThrow('does not hold what this server reads');
    }
  },
);
