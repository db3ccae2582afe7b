import type {Room} from '../lint/rooms';

/** The rooms drawn as a house: each imports from lower floors alone, the lowest floor from none. */
export function roomFloors(rooms: readonly Room[]): string {
  const floors = new Map<number, string[]>();
  for (const {room} of rooms) {
    const floor = floorOf(room, rooms);
    floors.set(floor, [...(floors.get(floor) ?? []), room]);
  }
  const lines = [...floors]
    .sort(([one], [other]) => other - one)
    .map(([floor, names]) => `${label(floor)}  ${names.join(' · ')}`);
  return ['```text', ...lines, '```'].join('\n');
}

function floorOf(name: string, rooms: readonly Room[]): number {
  const room = rooms.find((one) => one.room === name);
  if (!room || room.may === 'anything') return Infinity;
  // A room in a folder of rooms may import that folder.
  const below = rooms.filter(
    (one) =>
      one !== room &&
      [...room.may].some((may) => one.room === may || one.room.startsWith(`${may}/`)),
  );
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((one) => floorOf(one.room, rooms)));
}

const label = (floor: number): string => (floor === Infinity ? 'any' : String(floor).padStart(3));
