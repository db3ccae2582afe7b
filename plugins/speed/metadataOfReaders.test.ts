import {expect, test} from 'vitest';
import {metadataOfReaders} from './metadataOfReaders';

test('drops the versions of the plugins and keeps the rest', () => {
  const metadata = {docusaurusVersion: '3.10.2', pluginVersions: {lean: {type: 'local'}}};
  expect(JSON.parse(metadataOfReaders(JSON.stringify(metadata)))).toEqual({
    docusaurusVersion: '3.10.2',
    pluginVersions: {},
  });
});

test('says where there are none', () => {
  expect(() => metadataOfReaders('{}')).toThrow('no longer has "pluginVersions"');
});
