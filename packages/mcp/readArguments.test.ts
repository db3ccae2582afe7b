import {expect, test} from 'vitest';
import {readArguments} from './readArguments';

const place = {site: 'https://docs.example'};
const read = (line: string) => readArguments(line.split(' ').filter(Boolean), {place});

test.each([
  ['', {place}],
  ['--site https://other.example', {place: {site: 'https://other.example'}}],
  ['--folder build', {place: {folder: 'build'}}],
  ['--http 0', {place, http: {port: 0, allowedHosts: []}}],
  [
    '--http 8080 --host 0.0.0.0 --allow-host a.example --allow-host b.example',
    {place, http: {port: 8080, host: '0.0.0.0', allowedHosts: ['a.example', 'b.example']}},
  ],
])('reads "%s"', (line, asked) => {
  expect(read(line)).toEqual(asked);
});

test.each([
  ['--http', "'--http <value>' argument missing"],
  ['--http x', '--http has no port "x"'],
  ['--http 65536', '--http has no port "65536"'],
  ['--site https://a.example --folder build', '--site and --folder exclude each other'],
  ['--host 0.0.0.0', 'add --http PORT'],
  ['--sit https://a.example', "'--sit'"],
  ['build', "'build'"],
])('says what is wrong with "%s"', (line, says) => {
  expect(() => read(line)).toThrow(says);
});

test('names every option, and the site that it reads unless told', () => {
  const asked = read('--help');
  expect('print' in asked && asked.print).toMatch(
    /--site.*https:\/\/docs\.example[^]*--folder[^]*--http[^]*--host[^]*--allow-host/,
  );
});
