import Ajv from 'ajv';
import {expect, test} from 'vitest';
import {chains} from './chains';
import {jsonSchema} from './jsonSchema';
import {published} from './published';

const validate = new Ajv({allErrors: true}).compile(jsonSchema);
const json: unknown = JSON.parse(JSON.stringify(published));

test('describes what is published', () => {
  validate(json);
  expect(validate.errors).toBeNull();
});

test('refuses a field that it does not describe, and an address that is too short', () => {
  const [chain] = chains;
  expect(validate({...published, chains: [{...chain, colour: 'green'}]})).toBe(false);
  expect(
    validate({...published, deployments: [{...published.deployments[0], address: '0x1'}]}),
  ).toBe(false);
});
