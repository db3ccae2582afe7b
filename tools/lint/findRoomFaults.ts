import {readGraph, type Source} from './readGraph';
import {ROOMS, type Room} from './rooms';

/** Imports that leave a room for one that it may not import, a sentence each. */
export function findRoomFaults(sources: readonly Source[], rooms = ROOMS): string[] {
  const {arrows, packages} = readGraph(sources.filter(({file}) => !isFree(file)));
  return [
    ...arrows.flatMap(({from, to}) => {
      const room = roomOf(from, rooms);
      if (!room || mayImport(room, to, rooms)) return [];
      return [
        `${from}: imports ${to}, but ${room.room}/ may import ${allowedOf(room)} (tools/lint/rooms.ts). Move what both need into a room that both may import`,
      ];
    }),
    ...packages
      .filter(({from}) => roomOf(from, rooms)?.isPure)
      .map(
        ({from, name}) =>
          `${from}: imports ${name}, but this room is pure: take what a package offers as an argument`,
      ),
  ];
}

/** The room that a file stands in; none for the files at the root. */
export const roomOf = (file: string, rooms = ROOMS): Room | undefined =>
  rooms
    .filter(({room}) => file.startsWith(`${room}/`))
    .sort((one, other) => other.room.length - one.room.length)[0];

/** What a room may import, in words. */
export function allowedOf({may, not = [], isPure = false}: Room): string {
  if (may === 'anything') return may;
  const rooms = may.join(', ') || 'no other room';
  const except = not.length > 0 ? `, not ${not.join(', ')}` : '';
  return `${rooms}${except}${isPure ? ', no package' : ''}`;
}

function mayImport({room, may, not = []}: Room, to: string, rooms: readonly Room[]): boolean {
  const target = roomOf(to, rooms)?.room;
  if (target === undefined || target === room || may === 'anything') return true;
  if (isManifest(to)) return true;
  if (not.some((module) => to.startsWith(`${module}.`))) return false;
  return may.some((one) => one === target || target.startsWith(`${one}/`));
}

/** Tests may import what they test against. */
const isFree = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/');

/** Versions come from here, whatever the room. */
const isManifest = (file: string): boolean => file.endsWith('/package.json');
