import {expect, test} from 'vitest';
import {isForgeTest} from '../../pages/examples/programs';
import {projectsOf} from '../../pages/examples/projects/projectsOf';
import {STEERS} from './steers';

/** What a program steers a node with, which public endpoints do not answer. */
const STEERING = /\b(?:createTestClient|testActions)\(|['"](?:evm|anvil)_/;

test('names every project that steers its node, and no other', () => {
  const projects = projectsOf('.', 'https://docs.example', (program) => !isForgeTest(program));
  const steering = projects.filter(({files}) =>
    Object.values(files).some((text) => STEERING.test(text)),
  );
  expect(steering.map(({program}) => program).sort()).toEqual(Object.keys(STEERS).sort());
});
