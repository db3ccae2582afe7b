import {strToU8, zipSync} from 'fflate';
import type {OfferedProject} from '../../pages/examples/projects/projectsOf';

/** The time that every file of an archive has, so that each build writes the same bytes. */
const MODIFIED = '1985-10-26T08:15:00';

/**
 * The files of `/examples/` that readers take away: each project as a folder and as an archive,
 * and `projects.json`, which lists them.
 */
export function projectFiles(
  offers: readonly OfferedProject[],
): Record<string, string | Uint8Array> {
  const written: Record<string, string | Uint8Array> = {};
  for (const {name, files} of offers) {
    const folder = name.slice(name.lastIndexOf('/') + 1);
    const packed = Object.entries(files).map(([file, text]) => [
      `${folder}/${file}`,
      strToU8(text),
    ]);
    written[`examples/${name}.zip`] = zipSync(Object.fromEntries(packed), {mtime: MODIFIED});
    for (const [file, text] of Object.entries(files)) written[`examples/${name}/${file}`] = text;
  }
  const list = offers.map(({name, title, page, files}) => ({
    ...{name, title, page, zip: `/examples/${name}.zip`},
    files: Object.keys(files),
  }));
  written['examples/projects.json'] = `${JSON.stringify(list, null, 2)}\n`;
  return written;
}
