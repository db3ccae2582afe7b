import {ROOMS, type Room} from './rooms';

/** Folders whose folders are rooms. */
const FLOORS = ['facts', 'labs', 'plugins', 'src'];

/** A Markdown file in there would become a page of the site. */
const WITHOUT_README = ['src/pages'];

/** Folders without code of ours. */
const NO_ROOMS = ['contributing', 'static'];

/** Folders without a row in the table of rooms, rows without a folder, rooms without a README, a sentence each. */
export function findMissingRooms(
  files: readonly string[],
  rooms: readonly Pick<Room, 'room'>[] = ROOMS,
): string[] {
  const folders = new Set(files.flatMap(folderOf));
  const names = rooms.map(({room}) => room);
  return [
    ...[...folders]
      .filter((folder) => !names.includes(folder))
      .map(
        (folder) =>
          `${folder}/: has no row in tools/lint/rooms.ts; add one with what it holds and what it may import`,
      ),
    ...names
      .filter((room) => !files.some((file) => file.startsWith(`${room}/`)))
      .map((room) => `tools/lint/rooms.ts: has a row for ${room}/, which is gone`),
    ...names
      .filter((room) => !WITHOUT_README.includes(room) && !files.includes(`${room}/README.md`))
      .map(
        (room) =>
          `${room}/: has no README.md; say in 3 to 10 lines what it is, where to start, what it may import`,
      ),
  ];
}

/** The folder of a file that needs a row; none at the root, and for README and types of a floor. */
function folderOf(file: string): string[] {
  const [top = '', next = '', ...deeper] = file.split('/');
  if (!next || top.startsWith('.') || NO_ROOMS.includes(top)) return [];
  if (!FLOORS.includes(top)) return [top];
  if (deeper.length > 0) return [`${top}/${next}`];
  return /^README\.md$|\.d\.ts$/.test(next) ? [] : [top];
}
