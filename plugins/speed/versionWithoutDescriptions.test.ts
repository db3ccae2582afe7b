import {expect, test} from 'vitest';
import {versionWithoutDescriptions} from './versionWithoutDescriptions';

test('leaves the sidebars of a version and drops what its pages are about', () => {
  const version = {
    label: 'Next',
    docsSidebars: {api: [{type: 'link', href: '/a', label: 'A', docId: 'a'}]},
    docs: {a: {id: 'a', title: 'A', description: 'About A.', sidebar: 'api'}},
  };
  expect(JSON.parse(versionWithoutDescriptions(JSON.stringify({version})))).toEqual({
    version: {...version, docs: {}},
  });
});

test('leaves data of other routes as they are', () => {
  const tags = JSON.stringify({tags: [{label: 'fees', permalink: '/tags/fees', count: 2}]});
  expect(versionWithoutDescriptions(tags)).toBe(tags);
});
