import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {hopPriceX36} from '../../../../../../examples/universal-router/support/swapTypes';
import {ACTION_SOURCES, readActions} from '../../../../../../facts/reference/actions/readActions';
import {withHopLimits} from '../../../../../../facts/reference/actions/withHopLimits';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/reference/periphery/V4Router');
const releases = {'2.0': 3, '2.1.0': 4, '2.1.1': 5} as const;

/** The rows of the table below a heading, cell by cell. */
const rowsBelow = (anchor: string): string[][] =>
  (page.split(`{/* #${anchor} */}`)[1]?.split('\n#')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1).map(withoutMarks));

const withoutMarks = (cell: string): string => cell.replaceAll('`', '').trim();

/** The fields of a struct in a release, in order, as the page has them. */
function fieldsOf(struct: string, release: keyof typeof releases): string[] {
  const direction = struct.includes('Input') ? 0 : 1;
  return rowsBelow(struct.includes('Single') ? 'single' : 'path')
    .filter((row) => row[releases[release]] !== '–')
    .sort((one, other) => Number(one[releases[release]]) - Number(other[releases[release]]))
    .map((row) => `${row[2]} ${row[direction]}`.replace('Currency', 'address'));
}

const structs = [
  'ExactInputSingleParams',
  'ExactInputParams',
  'ExactOutputSingleParams',
  'ExactOutputParams',
];
const fieldsIn = (set: ReturnType<typeof readActions>['structs'], struct: string): string[] =>
  (set[struct] ?? []).map(({name, type}) => `${type} ${name}`);

test.each(structs)('lists the fields of %s as the releases read them', (struct) => {
  const before = readActions('.', ACTION_SOURCES.router2_0).structs;
  expect(fieldsOf(struct, '2.0')).toEqual(
    fieldsIn(before, struct).map((field) => field.replace('Currency', 'address')),
  );
  expect(fieldsIn(readActions('.').structs, struct)).toEqual(fieldsIn(before, struct));
  expect(fieldsOf(struct, '2.1.1')).toEqual(fieldsIn(withHopLimits(before), struct));
});

test('says of 2.1.0 what its code did', () => {
  const printed = readFileSync('examples/v4/reference/v4RouterReleases.output.txt', 'utf8');
  expect(fieldsOf('ExactInputSingleParams', '2.1.0')).toEqual(
    fieldsOf('ExactInputSingleParams', '2.0'),
  );
  expect(printed).toContain('one pool, for 2.0: 2.0 passes, 2.1.0 passes');
  expect(fieldsOf('ExactInputParams', '2.1.0').map((field) => field.split(' ')[0])).toEqual(
    fieldsOf('ExactInputParams', '2.1.1').map((field) => field.split(' ')[0]),
  );
  expect(printed).toContain('path, no limits: 2.0 V4TooLittleReceived, 2.1.0 passes');
});

test('computes the limit of its example', () => {
  const limit = hopPriceX36(1_978_109_541n, 10n ** 18n);
  expect(page).toContain(`\`1978109541\` × 10³⁶ ÷ 10¹⁸ = \`${limit}\``);
});
