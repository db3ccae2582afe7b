import {expect, test} from 'vitest';
import {dependencies} from '../../../../packages/web3-react/package.json';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/sdk/web3-react/overview');
const connectors = Object.entries(dependencies).filter(
  ([name]) => name.startsWith('@web3-react/') && name !== '@web3-react/types',
);

test.each(connectors)('lists %s with the version that the samples import', (name, version) => {
  expect(page).toContain(`| \`${name}\` | ${version} |`);
});
