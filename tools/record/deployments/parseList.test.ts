import {expect, test} from 'vitest';
import {parseList} from './parseList';

const HEAD =
  'chainId\tchain\tproduct\tcontract\tversion\taddress\tdeploymentTx\tblock\tdate\tstatus\tnote\tsource';
const ADDRESS = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
const SOURCE = 'Uniswap/contracts deployments/json/1.json@b246f140';

const table = (given: Partial<Record<'version' | 'address' | 'tx' | 'note' | 'source', string>>) =>
  `${HEAD}\n${[
    '1',
    'Ethereum mainnet',
    'v3',
    'Factory',
    given.version ?? '',
    given.address ?? ADDRESS,
    given.tx ?? '',
    '',
    '2021-05-04',
    'latest',
    given.note ?? '',
    given.source ?? SOURCE,
  ].join('\t')}\n`;

test('reads a row, writes its address with a checksum and leaves out what is empty', () => {
  expect(parseList(table({address: ADDRESS.toLowerCase()}))).toEqual([
    {
      product: 'v3',
      chainId: 1,
      contract: 'Factory',
      address: ADDRESS,
      status: 'latest',
      date: '2021-05-04',
      source: SOURCE,
    },
  ]);
});

test('takes the release out of a label, and the contract behind a proxy out of a note', () => {
  const [row] = parseList(
    table({version: 'label Router v2.1.0 (orphaned)', note: `proxy → ${ADDRESS}`}),
  );
  expect(row).toMatchObject({version: '2.1.0', implementation: ADDRESS});
});

test('has no transaction for a contract that a network began with', () => {
  const [row] = parseList(table({tx: 'GENESIS_1f98431c8ad98523631ae4a59f267346ea31f984'}));
  expect(row).not.toHaveProperty('transaction');
});

test('refuses a row whose source names no commit, with its line', () => {
  expect(() => parseList(table({source: 'Uniswap/contracts 1.json'}))).toThrow(
    expect.objectContaining({
      message: 'line 2 of the table',
      cause: new Error(
        'expected a package with its version or a file with its commit, got Uniswap/contracts 1.json',
      ),
    }),
  );
});

test('refuses a table without a column', () => {
  expect(() => parseList('chainId\tproduct\n')).toThrow(
    'the table has no column contract, version, address, deploymentTx, block, date, status, note, source',
  );
});
