import {expect, test} from 'vitest';
import {protocolVersion} from './protocolVersion';

test.each([
  ['/contracts/v1/overview', 'V1'],
  ['/sdk/1.0.0/overview', 'V1'],
  ['/contracts/V2/overview', 'V2'],
  ['/sdk/2.0.0/overview', 'V2'],
  ['/contracts/v3/overview', 'V3'],
  ['/contracts/v4/concepts/hooks', 'V4'],
  ['/api/subgraph/guides/v4-examples', 'V4'],
  ['/api/subgraph/guides/examples', 'V3'],
  ['/concepts/overview', 'V3'],
  ['/', 'V3'],
])('names the version of %s as %s', (pathname, version) => {
  expect(protocolVersion(pathname)).toBe(version);
});
