import Ajv from 'ajv';
import {expect, test} from 'vitest';
import {readAtlas} from '.';
import {jsonSchema} from './jsonSchema';
import {published} from './published';

const validate = new Ajv({allErrors: true}).compile(jsonSchema);
const json = JSON.parse(JSON.stringify(published(readAtlas('facts/atlas')))) as ReturnType<
  typeof published
>;

test('describes every entry that is published', () => {
  validate(json);
  expect(validate.errors).toBeNull();
  expect(json.entries.length).toBeGreaterThan(200);
});

test('refuses a field that it does not describe, and a selector that is too short', () => {
  const [entry] = json.entries;
  expect(validate({...json, entries: [{...entry, file: 'facts/atlas/v3/pool.yaml'}]})).toBe(false);
  expect(validate({...json, entries: [{...entry, selector: '0x08c3'}]})).toBe(false);
});

test('leads to the section that explains the entry', () => {
  const lock = json.entries.find(({identifier}) => identifier === 'LOK');
  expect(lock?.address).toBe('/contracts/v3/reference/error-codes#lok');
});
