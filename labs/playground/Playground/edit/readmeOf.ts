import {pathOf} from '../names';
import type {Session} from '../session/session';

/** The page that a project is copied from. */
export type Page = {title: string; address: string};

type Manifest = {
  scripts: {start: string; check: string};
  dependencies: Readonly<Record<string, string>>;
};

const EDITED = 'These files were edited on the page:';
const FOREIGN =
  'The text of these files came with a link, not from these docs. Read it before you run it:';

/** The README of a project: which program of which page it is, what to type, and its versions. */
export function readmeOf(session: Session, {title, address}: Page): string {
  const {program, edits, isForeign, sources} = session;
  const manifest = JSON.parse(sources?.project['package.json'] ?? '{}') as Partial<Manifest>;
  const {scripts = {start: '', check: ''}, dependencies = {}} = manifest;
  const changed = Object.keys(edits).map((file) => `- \`${file}\``);
  const isOnChain = scripts.start.startsWith('docs-sandbox');
  return `# ${pathOf(program)}

A program of “${title}”, ${address}, with all files that it imports. It needs Node 20.19 or newer.
${changed.length > 0 ? `\n${isForeign ? FOREIGN : EDITED}\n\n${changed.join('\n')}\n` : ''}
## Run it

    npm install
    npm start

${isOnChain ? `\`npm start\` also starts a local chain with the protocol's bytecode, and ends it with the program.\n\n` : ''}Types are checked by a command of their own:

    npm run check

## Versions

${Object.entries(dependencies)
  .map(([name, version]) => `- \`${name}\` ${version}`)
  .join('\n')}
`;
}
