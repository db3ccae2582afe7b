import {unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {projectFiles} from './projectFiles';

const project = {
  program: 'sdk/v3/quote.ts',
  name: 'sdk/v3/quote',
  title: 'Quote',
  page: '/sdk/quoting',
  files: {'quote.ts': 'run();\n', 'package.json': '{}\n'},
};

test('offers a project as files, as an archive and in the list', () => {
  const files = projectFiles([project]);
  expect(files['examples/sdk/v3/quote/quote.ts']).toBe('run();\n');
  const packed = unzipSync(files['examples/sdk/v3/quote.zip'] as Uint8Array);
  expect(Object.keys(packed)).toEqual(['quote/quote.ts', 'quote/package.json']);
  expect(JSON.parse(files['examples/projects.json'] as string)).toEqual([
    {
      name: 'sdk/v3/quote',
      title: 'Quote',
      page: '/sdk/quoting',
      zip: '/examples/sdk/v3/quote.zip',
      files: ['quote.ts', 'package.json'],
    },
  ]);
});

test('two builds write the same bytes', () => {
  expect(projectFiles([project])).toEqual(projectFiles([project]));
});
