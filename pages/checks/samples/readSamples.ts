import type {Code} from './code';
import {parseScript} from './parseScript';
import {parseSolidity} from './parseSolidity';
import {readScript} from './readScript';
import {readSolidity} from './readSolidity';

/** A program or a part of one; languages are named as fences name them. */
export type Sample = {
  language: string;
  text: string;
  isPart?: boolean;
  /** Whether forge runs it: it calls contracts, and no contract calls it. */
  isTest?: boolean;
};

/** What the rules read of a sample, or why its text does not parse. */
export type Reading = {code: Code} | {error: string};

/** Reads the samples in Solidity, TypeScript and JavaScript, by their keys. */
export function readSamples(samples: Readonly<Record<string, Sample>>): Record<string, Reading> {
  const entries = Object.entries(samples);
  const solidity = parseSolidity(
    Object.fromEntries(
      entries
        .filter(([, {language}]) => SOLIDITY.has(language))
        .map(([key, {text}]) => [key, text]),
    ),
  );
  return Object.fromEntries(
    entries.flatMap(([key, sample]) => {
      const parsing = solidity[key];
      const reading = parsing ? readingOf(parsing, sample) : readScriptSample(sample);
      return reading ? [[key, reading]] : [];
    }),
  );
}

const SOLIDITY: ReadonlySet<string> = new Set(['sol', 'solidity']);

const readingOf = (
  parsing: ReturnType<typeof parseSolidity>[string],
  {isTest = false}: Sample,
): Reading =>
  'error' in parsing ? parsing : {code: {...readSolidity(parsing.tree, parsing.text), isTest}};

function readScriptSample({language, text, isPart = false}: Sample): Reading | undefined {
  const extension = EXTENSIONS[language];
  if (!extension) return;
  const parsing = parseScript(text, {extension, isPart});
  return 'error' in parsing ? parsing : {code: readScript(parsing)};
}

/** The extension of files in the languages that TypeScript's compiler reads. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  ...{ts: 'ts', mts: 'mts', cts: 'cts', tsx: 'tsx', typescript: 'ts'},
  ...{js: 'js', mjs: 'mjs', cjs: 'cjs', jsx: 'jsx', javascript: 'js'},
};
