import {beforeAll, expect, test} from 'vitest';
import {Declarations, packageOf} from './declarations';
import {writePackage} from '../../../testing/solidityPackage.fixture';

let declarations: Declarations;

beforeAll(() => {
  const near = writePackage('near', {
    sources: {
      'All.sol':
        'interface IBase {} contract Middle is IBase {} contract Top is Middle, Far {} contract Twin {}',
    },
  });
  const far = writePackage('far', {
    sources: {'All.sol': 'contract Far {} contract Twin is Far {} contract Other is Twin {}'},
  });
  declarations = new Declarations([...near.declared, ...far.declared]);
});

const lineage = (key: string, bases?: string[]) =>
  declarations.lineageOf(key, bases).map((declared) => declared.key);

test('lists what a contract inherits from, across packages, itself first', () => {
  expect(lineage('near/Top')).toEqual(['near/Top', 'near/Middle', 'near/IBase', 'far/Far']);
});

test("means a package's own contract by a name before another package's", () => {
  expect(lineage('far/Other')).toEqual(['far/Other', 'far/Twin', 'far/Far']);
});

test('takes the bases that are named for a contract without source', () => {
  expect(lineage('near/Unpublished', ['Middle', 'IBase'])).toEqual(['near/Middle', 'near/IBase']);
});

test('refuses a named base that no package holds', () => {
  expect(() => lineage('near/Unpublished', ['Centre'])).toThrow(
    'near/Unpublished is said to inherit from Centre, which no package holds',
  );
});

test('tells the package from the key', () => {
  expect(packageOf('@uniswap/v3-core/Tick')).toBe('@uniswap/v3-core');
});
