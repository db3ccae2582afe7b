import {expect, test} from 'vitest';
import {documented} from '../../../../../tools/record/identifiers/documented';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/error-codes');

test('names the UniswapX contracts whose errors are listed', () => {
  const [, named = ''] =
    /the lists cover these contracts of its SDK: (.+?)\. Not listed/.exec(page) ?? [];
  const {factories} = documented.find(({factories}) => factories) ?? {};
  const counted = factories?.contracts.filter((name) => name !== 'Permit2') ?? [];
  expect([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(counted.sort());
});
