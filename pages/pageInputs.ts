import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renew} from './moment';

/** What pages are expanded from, beside their own text. */
const INPUTS = ['examples', 'facts', 'figures', 'pages', 'labs/playground/call/data'];

/**
 * Tells the bundler what pages are made from: without it, its cache would serve a page as it was
 * before an example, an address or a figure changed.
 */
export default function pageInputs({siteDir}: LoadContext): Plugin {
  const options = {
    directories: INPUTS.map((directory) => path.join(siteDir, directory)),
    files: [path.join(siteDir, 'package.json'), ...notesUnder(path.join(siteDir, 'docs'))],
  };
  return {
    name: 'page-inputs',
    configureWebpack: () => ({
      plugins: [{apply: renewOnChange(options)}],
      module: {
        rules: [
          {
            // Not `test`: the framework takes such a rule for one that turns pages into modules.
            resource: /\.mdx$/,
            enforce: 'pre' as const,
            use: [{loader: path.join(__dirname, 'pageInputsLoader.cjs'), options}],
          },
        ],
      },
    }),
  };
}

type Inputs = {directories: readonly string[]; files: readonly string[]};
type Changed = {modifiedFiles?: ReadonlySet<string>; removedFiles?: ReadonlySet<string>};
/** Of the bundler's compiler, what is used. */
type Compiler = {hooks: {watchRun: {tap: (name: string, run: (changed: Changed) => void) => void}}};

/** While pages are written, reads their sources again once they have changed. */
const renewOnChange =
  ({directories, files}: Inputs) =>
  ({hooks}: Compiler): void => {
    hooks.watchRun.tap('page-inputs', ({modifiedFiles = [], removedFiles = []}) => {
      const isInput = (file: string) =>
        files.includes(file) || directories.some((directory) => file.startsWith(directory));
      if ([...modifiedFiles, ...removedFiles].some(isInput)) renew();
    });
  };

/** Pages say what other pages' notes hold: of what they inherit, of what implements them. */
const notesUnder = (pages: string): string[] =>
  readdirSync(pages, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(pages, file));
