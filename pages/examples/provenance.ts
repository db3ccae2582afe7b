import path from 'node:path';
import type {Paragraph, PhrasingContent} from 'mdast';
import {compilerOf} from '../../facts/solidity/compilers';
import {code, joined, link, paragraph, text} from '../nodes';
import {exampleLink} from './exampleLink';
import {opensInRemix, remixLink} from './remixLink';

type Quoted = {
  file: string;
  source: string;
  /** What the file runs with, as `name@version`; of a contract, its compiler first. */
  packages: readonly string[];
  /** Whether the compiler checks the file and nothing runs it. */
  isTypeChecked: boolean;
  siteUrl: string;
};

/** The line below quoted code: what it ran with, and where the whole file is. */
export const provenance = (quoted: Quoted): Paragraph =>
  paragraph(quoted.file.endsWith('.sol') ? compiled(quoted) : executed(quoted), {
    kind: 'provenance',
  });

/** Of a contract, the settings too: with others, a reader gets other code, or none. */
function compiled({file, source, packages: [compiler = '', ...imported], siteUrl}: Quoted) {
  const {optimizerRuns, evmVersion} = compilerOf(source);
  const remix = link(remixLink(file, {source, siteUrl}), [
    text(`open ${path.basename(file)} in Remix`),
  ]);
  return [
    text('Compiled with '),
    code(compiler),
    text(`, optimizer ${optimizerRuns} runs, EVM ${evmVersion} · `),
    ...joined([...named(imported), whole(file), ...(opensInRemix(file) ? [[remix]] : [])]),
  ];
}

function executed({file, packages, isTypeChecked}: Quoted) {
  const how = isTypeChecked ? 'Type-checked' : 'Executed';
  return [
    text(packages.length > 0 ? `${how} with ` : `${how} · `),
    ...joined([...named(packages), whole(file)]),
  ];
}

const named = (packages: readonly string[]): PhrasingContent[][] =>
  packages.map((name) => [code(name)]);

const whole = (file: string): PhrasingContent[] => [
  link(exampleLink(file), [text(`whole file ${path.basename(file)}`)]),
];
