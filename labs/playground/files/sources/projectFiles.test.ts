import {mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {pinnedVersions} from '../../../../pages/examples/pinnedVersions';
import {isDeep} from '../../../../testing/tier';
import {writeFiles} from '../../../../testing/writeFiles';
import {readProgram} from '../readProgram';
import {sourceFile} from './sourceFile';

const root = process.cwd();

function projectOf(name: string): Readonly<Record<string, string>> {
  const options = {root, siteUrl: 'https://docs.test', versions: pinnedVersions};
  const {sources, project} = sourceFile(readProgram(root, `examples/${name}`), options);
  return {...sources, ...project};
}

/** Of helpers, of contracts, and of the sandbox's own modules. */
const PROGRAMS = ['home/firstSwap.ts', 'v2/guides/quickStart.ts', 'reverts/uniswapx/fees.ts'];

test('has every file that its files import, of which only types are used too', () => {
  for (const name of PROGRAMS) {
    const files = projectOf(name);
    for (const [file, text] of Object.entries(files).filter(([one]) => one.endsWith('.ts'))) {
      for (const {fileName} of ts.preProcessFile(text, true, true).importedFiles) {
        if (!fileName.startsWith('.')) continue;
        const base = path.posix.join(path.posix.dirname(file), fileName);
        expect(Object.keys(files), `${file} of ${name}`).toContain(
          [base, `${base}.ts`, `${base}/index.ts`].find((one) => one in files) ?? base,
        );
      }
    }
  }
});

test('is checked without an error, with what it lists installed', {skip: !isDeep}, () => {
  for (const name of PROGRAMS) {
    const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
    writeFiles(folder, projectOf(name));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const {config} = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
    const {fileNames, options} = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    const found = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options));
    const host = {
      getCurrentDirectory: () => folder,
      getCanonicalFileName: String,
      getNewLine: () => '\n',
    };
    expect(ts.formatDiagnostics(found, host), name).toBe('');
  }
});
