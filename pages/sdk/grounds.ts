import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Signatures} from '../../facts/reference/driftOf';
import {readTypeScript} from '../../facts/reference/typescript';
import type {Export} from '../../facts/reference/typescript/model';
import {readExamples, type Examples} from '../examples/readExamples';
import {fileOfPage} from '../listPages';
import {readPage} from '../readPage';
import {SIGNATURES} from '../reference/readGrounds';
import {packageFiles} from './packageFiles';
import {readSdkNotes, type SdkPage} from './readSdkNotes';

/** What a package, or a module of one, exports. */
export type Module = {
  /** As `@uniswap/v3-sdk`. */
  name: string;
  version: string;
  /** By name, in the order of the package. */
  exports: ReadonlyMap<string, Export>;
};

/** What the reference pages of the SDKs are drawn from and checked against. */
export type SdkGrounds = {
  modules: ReadonlyMap<string, Module>;
  pages: readonly SdkPage[];
  /** The signatures that the pages were written for. */
  signatures: Signatures;
  examples: Examples;
  /** The code that a package publishes, as another package finds it, all files in one text. */
  sourceOf: (name: string, importer: string) => string;
  /** The description of a page. */
  descriptionOf: (route: string) => string | undefined;
};

/** Reads what every reference page of an SDK is drawn from. */
export async function readSdkGrounds(siteDirectory: string): Promise<SdkGrounds> {
  const modules = await readTypeScript(siteDirectory);
  return {
    modules: new Map(
      modules.map(({package: name, version, exports}) => [
        name,
        {name, version, exports: new Map(exports.map((one) => [one.name, one]))},
      ]),
    ),
    pages: readSdkNotes(path.join(siteDirectory, 'docs')),
    signatures: JSON.parse(
      readFileSync(path.join(siteDirectory, SIGNATURES), 'utf8'),
    ) as Signatures,
    examples: readExamples(path.join(siteDirectory, 'examples')),
    sourceOf: (name, importer) =>
      [...packageFiles(path.join(siteDirectory, 'node_modules'), name, importer).values()].join(
        '\n',
      ),
    descriptionOf: (route) => readPage(fileOfPage(siteDirectory, route)).frontMatter.description,
  };
}
