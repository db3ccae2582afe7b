// cspell:ignore isows
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {replaceFiles, replacePassage, type Replacement} from '../replaceFiles';

/** The words of the test accounts, which are public, and the seed that PBKDF2 makes of them in 0.1 s. */
export const KNOWN_WORDS = 'test test test test test test test test test test test junk';
export const KNOWN_SEED =
  '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0';

/** What viem does elsewhere: loads parts of itself later, opens sockets, and has lists of words in ten languages. */
const REPLACEMENTS: readonly Replacement[] = [
  {file: /\/viem\/_esm\/actions\/public\/call\.js$/, by: importAtOnce},
  {file: /\/viem\/_esm\/utils\/signature\/recoverPublicKey\.js$/, by: importAtOnce},
  {file: /\/viem\/_esm\/utils\/rpc\/webSocket\.js$/, by: importAtOnce},
  {file: /\/isows\/.*\.js$/, by: () => 'export const WebSocket = undefined;'},
  {
    file: /\/bip39\/.*\/wordlists\/(czech|french|italian|japanese|korean|portuguese|spanish|\w+-chinese)\.js$/,
    by: () => 'export const wordlist = [];',
  },
  {
    file: /\/viem\/_esm\/accounts\/mnemonicToAccount\.js$/,
    by: (source) =>
      replacePassage(
        source,
        'mnemonicToSeedSync(mnemonic, passphrase)',
        `mnemonic === '${KNOWN_WORDS}' && !passphrase ? Uint8Array.from('${KNOWN_SEED}'.match(/../g), (byte) => parseInt(byte, 16)) : $&`,
      ),
  },
];

/** Bundles viem for a tab, where a script is one text. */
export const viemInTab = (root: string): Plugin[] => [
  oneCopyOfNoble(root),
  replaceFiles('viem-in-tab', REPLACEMENTS),
];

/** viem, ox and bip32 have a copy each, of releases that all of them take. */
const oneCopyOfNoble = (root: string): Plugin => ({
  name: 'one-copy-of-noble',
  setup({onResolve, resolve}) {
    const resolveDir = path.join(root, 'node_modules/viem');
    onResolve({filter: /^@noble\/(curves|hashes)(\/|$)/}, ({path: name, kind, pluginData}) =>
      pluginData === ONCE ? undefined : resolve(name, {resolveDir, kind, pluginData: ONCE}),
    );
  },
});

const ONCE = 'resolved once';

/** A script that is one text loads nothing later: what a module imports when called, it imports at once. */
export function importAtOnce(source: string): string {
  const names: string[] = [];
  const body = source.replaceAll(/\bawait import\(('[^']+')\)/g, (_all, from: string) => {
    names.push(from);
    return `(await late${names.length})`;
  });
  if (names.length === 0) throw new Error('the file imports nothing later any more');
  return names.map((from, index) => `import * as late${index + 1} from ${from};\n`).join('') + body;
}
