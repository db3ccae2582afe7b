import path from 'node:path';
import type {Paragraph} from 'mdast';
import {code, joined, link, paragraph, text} from '../../nodes';
import {exampleLink} from '../exampleLink';
import type {Project} from './projectOf';

/** What every project of Node.js has, and no reader needs to see before the archive is there. */
const COMMON: readonly string[] = ['package.json', 'tsconfig.json', 'README.md'];

/** Of a Foundry project, readers take the compiler's settings, the remappings and the versions over. */
const hidden = (files: Project['files']): readonly string[] =>
  'foundry.toml' in files ? ['README.md'] : COMMON;

/** The line below the commands that start a project: its archive, and each source with its address. */
export function projectContents({name, files}: Project): Paragraph {
  const archive = link(exampleLink(`${name}.zip`), [text(`${path.posix.basename(name)}.zip`)]);
  const links = Object.keys(files)
    .filter((file) => !hidden(files).includes(file))
    .map((file) => [link(exampleLink(`${name}/${file}`), [code(file)])]);
  return paragraph([archive, text(' holds '), ...joined(links)], {kind: 'provenance'});
}
