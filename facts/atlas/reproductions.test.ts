import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listRegions} from '../../pages/examples/readRegion';
import {checkOutput} from '../../testing/checkOutput';
import {documented} from '../../tools/record/identifiers/documented';
import {readAtlas} from '.';

const examples = path.join(__dirname, '../../examples');
const entries = readAtlas(__dirname);
const reproduced = entries.flatMap((entry) => {
  const [program, region] = entry.reproduction?.split('#') ?? [];
  return program && region ? [{entry, program, region}] : [];
});

test('quotes a region of a program for each reproduction', () => {
  const without = reproduced.flatMap(({entry, program, region}) => {
    const file = path.join(examples, program);
    const regions = existsSync(file) ? listRegions(readFileSync(file, 'utf8')) : [];
    const isThere = regions.some(({name}) => name === region);
    return isThere ? [] : [`${entry.file}: "${entry.identifier}" has no ${program}#${region}`];
  });
  expect(without).toEqual([]);
});

test('triggers exactly the revert data of each identifier', () => {
  const wrong = reproduced.flatMap(({entry, program}) => {
    const captured = path.join(examples, program.replace(/\.ts$/, '.output.txt'));
    const fault = existsSync(captured)
      ? checkOutput(entry, readFileSync(captured, 'utf8'))
      : `${program} has no captured output; run: npm run examples -- --update`;
    return fault ? [`${entry.file}: ${program}: ${fault}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** Revisions whose code no package holds: nothing here can execute them. */
const withoutCode = documented.flatMap((one) => (one.declared ? [one.package] : []));
const executable = entries.filter(
  ({throwers}) => !throwers.every((thrower) => withoutCode.includes(thrower.package)),
);

test('reproduces at least 95% of the identifiers that a package holds', () => {
  const share = reproduced.length / executable.length;
  console.log(
    `${reproduced.length} of ${executable.length} identifiers reproduced (${(share * 100).toFixed(1)}%)`,
  );
  expect(share).toBeGreaterThanOrEqual(0.95);
});

test('makes the call that reverts for at least 85 entries of v4', () => {
  const ofV4 = reproduced.filter(({entry}) => entry.product === 'v4');
  expect(ofV4.length).toBeGreaterThanOrEqual(85);
});
