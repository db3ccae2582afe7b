import path from 'node:path';
import {packagesOf, type Versions} from './packagesOf';
import {isTypeChecked, type Fence} from './parseFence';
import {isForgeTest, isQuery, outputOf, programsOf, reachedFrom} from './programs';
import type {Examples} from './readExamples';
import {archiveOf, importsOf} from './projects/projectOf';
import {readRegion} from './readRegion';

/** The code or the output that a fence quotes. */
export function quoteFence(fence: Fence, examples: Examples): string {
  const {example, output = '', lines} = fence;
  if (!example) return quoteOutput(output, lines, examples);
  return (isTypeChecked(fence) ? quoteTypeChecked : quoteProgram)(example, examples);
}

/** The code of a program. */
export function quoteProgram(
  {file, region}: NonNullable<Fence['example']>,
  examples: Examples,
): string {
  const programs = programsOf(file, examples);
  const source = existing(file, examples);
  if (programs.length === 0) {
    throw new Error(
      `no program under examples/ runs ${file}; write one that names it, and capture what it prints`,
    );
  }
  programs.forEach((program) => capturedOutput(program, examples));
  return region === 'imports' ? importsOf(file, examples) : readRegion(source, region);
}

/** The code of a sample that the compiler checks against its packages and nothing runs. */
function quoteTypeChecked(
  {file, region}: NonNullable<Fence['example']>,
  examples: Examples,
): string {
  const source = existing(file, examples);
  const [program] = programsOf(file, examples);
  if (program) throw new Error(`${program} runs ${file}; take why=type-checked away`);
  return readRegion(source, region);
}

/** What a program printed, or some of its lines. */
function quoteOutput(program: string, lines: Fence['lines'], examples: Examples): string {
  existing(program, examples);
  const printed = capturedOutput(program, examples).trimEnd().split('\n');
  if (!lines) return printed.join('\n');
  if (lines.last > printed.length) {
    throw new Error(
      `${outputOf(program)} has ${printed.length} lines; lines=${lines.first}-${lines.last} asks for more`,
    );
  }
  return printed.slice(lines.first - 1, lines.last).join('\n');
}

/** What a reader types to get the project of a program, to install and to start it. */
export function quoteCommands(program: string, examples: Examples, siteUrl: string): string {
  existing(program, examples);
  capturedOutput(program, examples);
  const archive = archiveOf(program);
  const folder = path.posix.basename(archive, '.zip');
  return `curl -O ${siteUrl}/examples/${archive}\nunzip ${path.posix.basename(archive)}\ncd ${folder}\nnpm install\n${isForgeTest(program) ? 'npm test' : 'npm start'}`;
}

/** The packages that a file is executed with, its own and those of all that it reaches. */
export function executedWith(file: string, examples: Examples, versions: Versions): string[] {
  if (isQuery(file)) return [`graphql@${versions.graphql}`];
  const reached = reachedFrom(file, examples).filter((one) => /\.(tsx?|cjs|sol)$/.test(one));
  const [own = [], ...others] = reached.map((one) =>
    packagesOf(one, examples[one] ?? '', versions),
  );
  // One compiler takes a contract with all that it imports.
  const rest = file.endsWith('.sol') ? others.map(([, ...imported]) => imported) : others;
  return [...new Set([...own, ...rest.flat()])];
}

function capturedOutput(program: string, examples: Examples): string {
  const output = examples[outputOf(program)];
  if (output !== undefined) return output;
  throw new Error(
    `${program} has no captured output: run "npm run examples -- --update ${program}"`,
  );
}

function existing(file: string, examples: Examples): string {
  const source = examples[file];
  if (source !== undefined) return source;
  const folder = path.posix.dirname(file);
  const there = Object.keys(examples).filter(
    (one) => path.posix.dirname(one) === folder && /\.(tsx?|cjs|sol)$/.test(one),
  );
  throw new Error(
    `no file examples/${file}; in that folder there are: ${there.join(', ') || 'none'}`,
  );
}
