import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {HOOK_PERMISSIONS} from '../../../src/protocol/hookFlags';

const FILE = 'facts/registry/listedHooks.json';

/** An entry of the list; the flags are those that its authors read. */
type Entry = {
  hook: {address: string; chainId: number};
  flags: Readonly<Record<string, boolean>>;
};

/** Records chain, address and flags of every hook that a clone of Uniswap/hooklist lists. */
async function main(clone: string | undefined, commit = 'HEAD'): Promise<void> {
  if (!clone)
    throw new Error(
      'expected the folder of a clone of Uniswap/hooklist: npx tsx tools/record/hooks/index.ts <clone> [commit]',
    );
  const git = (...options: string[]): string =>
    execFileSync('git', ['-C', clone, ...options], {encoding: 'utf8', maxBuffer: 1 << 28}).trim();

  const entries = JSON.parse(git('show', `${commit}:hooklist.json`)) as Entry[];
  const recorded = {
    source: `Uniswap/hooklist hooklist.json@${git('rev-parse', '--short=8', commit)}`,
    date: git('log', '-1', '--format=%cs', commit),
    hooks: entries.map(({hook: {chainId, address}, flags}) => [
      chainId,
      address.toLowerCase(),
      HOOK_PERMISSIONS.map((name) => (flags[nameInList(name)] ? '1' : '0')).join(''),
    ]),
  };
  const style = await resolveConfig(FILE);
  writeFileSync(FILE, await format(JSON.stringify(recorded), {...style, filepath: FILE}));
  console.log(`${entries.length} hooks`);
}

/** The list writes "returns" where the contract has "return". */
const nameInList = (name: string): string => name.replace('ReturnDelta', 'ReturnsDelta');

main(process.argv[2], process.argv[3]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
