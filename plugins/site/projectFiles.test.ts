import {unzipSync} from 'fflate';
import {expect, test, vi} from 'vitest';
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

test('writes the same bytes on another day', () => {
  const today = projectFiles([project]);
  vi.useFakeTimers({now: new Date('2030-01-01')});
  expect(projectFiles([project])).toEqual(today);
  vi.useRealTimers();
});
