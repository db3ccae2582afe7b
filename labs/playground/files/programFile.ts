import {transform} from 'sucrase';
import type {Module, ProgramFile} from '../protocol';
import {dataOf} from './data/dataOf';
import type {Program} from './readProgram';
import {groupsFor} from './state/codeGroups';
import {textThatRuns} from './state/textThatRuns';

/** A program before its files are measured. */
export type Unmeasured = Omit<ProgramFile, 'bytes' | 'sourceBytes'>;

/** A program as a tab runs it. */
export async function programFile(
  root: string,
  program: Program,
  groups: readonly string[],
): Promise<Unmeasured> {
  const data = await dataOf(root, program);
  const modules = Object.entries(program.modules).map(
    ([name, {source, imports}]): [string, Module] => [
      name,
      {code: name in data ? JSON.stringify(data[name]) : asJavaScript(source), imports},
    ],
  );
  const text = Object.values(program.modules)
    .map(({source}) => source)
    .join('\n');
  const usesChain = text.includes('RPC_URL');
  const run = textThatRuns(program);
  const packages = [...program.packages.keys()].filter((name) => !name.startsWith('node:')).sort();
  return {
    entry: program.entry,
    usesChain,
    usesHistory: HISTORY.test(run),
    codes: usesChain ? groupsFor([...packages, run].join('\n'), groups) : [],
    packages,
    modules: Object.fromEntries(modules),
  };
}

/** Ways to ask for logs, or for what an earlier block or its transactions had. */
const HISTORY =
  /\b(getLogs|getContractEvents|queryFilter|eth_getLogs|getBlock(ByNumber)?\(\s*\{\s*blockNumber|fromBlock)\b/;

/** Module of CommonJS with the lines of its source. Helpers are the same in most programs. */
function asJavaScript(source: string): string {
  const known = transformed.get(source);
  if (known !== undefined) return known;
  const {code} = transform(source, {
    transforms: ['typescript', 'imports'],
    disableESTransforms: true,
  });
  transformed.set(source, code);
  return code;
}

const transformed = new Map<string, string>();
