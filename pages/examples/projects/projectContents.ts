import path from 'node:path';
import type {Paragraph} from 'mdast';
import {code, joined, link, paragraph, text} from '../../nodes';
import {exampleLink} from '../exampleLink';
import type {Project} from './projectOf';

/** The line below the commands that start a project: its archive, and each file with its address. */
export function projectContents({name, files}: Project): Paragraph {
  const archive = link(exampleLink(`${name}.zip`), [text(`${path.posix.basename(name)}.zip`)]);
  const links = Object.keys(files).map((file) => [
    link(exampleLink(`${name}/${file}`), [code(file)]),
  ]);
  return paragraph([archive, text(' holds '), ...joined(links)], {kind: 'provenance'});
}
