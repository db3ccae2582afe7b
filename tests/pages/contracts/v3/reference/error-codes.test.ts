import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPackagedContract} from '../../../../../facts/packages/readPackagedContract';
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

test('names every other contract of that SDK that has errors', () => {
  const {package: name, factories} = documented.find((one) => one.factories) ?? {package: ''};
  const folder = path.join('node_modules', name, factories?.folder ?? '');
  const [, omitted = ''] = /Not listed are (.+)/.exec(page) ?? [];
  const others = readdirSync(folder)
    .flatMap((file) => /^(?!Mock)(\w+)__factory\.js$/.exec(file)?.[1] ?? [])
    .filter((contract) => !factories?.contracts.includes(contract))
    .filter((contract) => {
      const {abi} = readPackagedContract(path.join(folder, `${contract}__factory.js`));
      return abi.some(({type}) => type === 'error');
    });
  expect([...omitted.matchAll(/`(\w+)`/g)].map(([, named]) => named).sort()).toEqual(others.sort());
});
