import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/concepts/erc6909');
const output = readFileSync('examples/v4/concepts/claims.output.txt', 'utf8');

test('compares the gas of both ways as the program measures it', () => {
  const gasOf = (way: string) => Number(new RegExp(`by ${way} +(\\d+) gas`).exec(output)?.[1]);
  const [transfers, claims] = [gasOf('transfers'), gasOf('claims')];
  expect(page).toContain(`| ${transfers.toLocaleString('en')} |`);
  expect(page).toContain(`| ${claims.toLocaleString('en')} |`);
  const share = Math.round((100 * (transfers - claims)) / transfers);
  expect(page).toContain(`${(transfers - claims).toLocaleString('en')}, or ${share}%`);
});
