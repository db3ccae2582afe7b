import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {stateOf} from '../hashState/hashOf';
import {calculators} from './calculators';
import {hashForm} from './hashForm';
import type {Name} from './places';

const LINK = /\(pathname:\/\/\/concepts\/workbench(#instrument=[^)]+)\)/g;

const links = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => [...readFileSync(path.join('docs', file), 'utf8').matchAll(LINK)])
  .map(([, hash = '']) => hash);

test.each(links)('answers what a page asks by %s', async (hash) => {
  const {instrument: name, ...asked} = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const {default: instrument} = await calculators[name as Name]();
  expect(Object.keys(instrument.fields)).toEqual(expect.arrayContaining(Object.keys(asked)));
  const texts = stateOf(hashForm(name as Name, instrument), hash);
  expect(texts).toMatchObject(asked);
  expect(instrument.read(texts ?? {})).toHaveProperty('answer');
});
