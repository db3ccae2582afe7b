import {expect, test} from 'vitest';
import {registryFiles} from './registryFiles';

test('publishes the registry, and the schema that its first field names', () => {
  const files = registryFiles();
  expect(Object.keys(files)).toEqual(['registry.json', 'registry.schema.json']);
  const {$schema, deployments} = JSON.parse(files['registry.json'] ?? '') as {
    $schema: string;
    deployments: unknown[];
  };
  expect($schema).toBe('./registry.schema.json');
  expect(deployments.length).toBeGreaterThan(600);
});
