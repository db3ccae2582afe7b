import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import ts from 'typescript';
import {type PackedFile, tarball} from './tarball';

/** A package as the site serves it. */
export type Packed = {
  /** Name and version, as in its address: `docs-sandbox-1.0.0`. */
  name: string;
  archive: Buffer;
  /** What locks say of it: the digest, as npm writes it. */
  integrity: string;
  /** Bytes of all files, installed. */
  size: number;
};

/** Packs `packages/sandbox`: its code as plain JavaScript with types, its states and its texts. */
export async function packSandbox(siteDir: string): Promise<Packed> {
  const folder = path.resolve(siteDir, 'packages/sandbox');
  const read = (file: string) => readFileSync(path.join(folder, file));
  const {name, version} = JSON.parse(read('package.json').toString()) as Record<string, string>;
  const files: PackedFile[] = [
    ...['package.json', 'README.md', 'LICENSE', 'Dockerfile', ...statesIn(folder)].map((file) => ({
      name: file,
      content: read(file),
    })),
    {name: 'index.js', content: await bundle(folder, 'index.ts')},
    {name: 'command.js', content: await bundle(folder, 'command/index.ts'), isProgram: true},
    ...TYPES.map((file) => ({
      name: file.replace(/\.ts$/, '.d.ts'),
      content: declarations(file, read(file).toString()),
    })),
  ];
  const archive = tarball(files);
  return {
    name: `${path.basename(name ?? '')}-${version}`,
    archive,
    integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
    size: files.reduce((sum, {content}) => sum + content.length, 0),
  };
}

/** The modules whose types `index.ts` hands out. */
const TYPES = ['index.ts', 'startSandbox.ts', 'startSaved.ts', 'contents.ts', 'chain/chains.ts'];

const statesIn = (folder: string): string[] =>
  readdirSync(path.join(folder, 'states')).map((file) => `states/${file}`);

/** One file of CommonJS, which every test runner and both kinds of import can load. */
async function bundle(folder: string, entry: string): Promise<Buffer> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    charset: 'utf8',
    ...(entry === 'index.ts' ? {} : {banner: {js: '#!/usr/bin/env node'}}),
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild made nothing of packages/sandbox/${entry}`);
  return Buffer.from(output.contents);
}

function declarations(fileName: string, source: string): Buffer {
  const {outputText, diagnostics = []} = ts.transpileDeclaration(source, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {strict: true, isolatedDeclarations: true},
  });
  const [fault] = diagnostics;
  if (fault) {
    const message = ts.flattenDiagnosticMessageText(fault.messageText, ' ');
    throw new Error(`packages/sandbox/${fileName}: ${message}`);
  }
  return Buffer.from(outputText);
}
