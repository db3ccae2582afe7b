import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findAnvil} from './chain/findAnvil';
import {root} from './root';

const ROOMS = ['sandbox', 'facts/registry', 'facts/packages'];

/** A digest of what a build is made from: our sources, the versions that npm installed, and anvil. */
export function digestOfSources(): string {
  const hash = createHash('sha256');
  const sources = ROOMS.flatMap((room) =>
    readdirSync(path.join(root, room), {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(room, file))
      .filter((file) => /\.(ts|mjs|sol)$/.test(file) && !/\.test\.ts$/.test(file))
      .sort(),
  );
  for (const file of sources) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.update(findAnvil()).update(installedVersions()).digest('hex').slice(0, 16);
}

/** npm's own record of what is installed; without one, what package.json asks for. */
function installedVersions(): Buffer {
  try {
    return readFileSync(path.join(root, 'node_modules/.package-lock.json'));
  } catch {
    return readFileSync(path.join(root, 'package.json'));
  }
}
