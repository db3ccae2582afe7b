import {allowedOf} from '../lint/findRoomFaults';
import type {Room} from '../lint/rooms';

/** The Markdown table of the rooms and what each may import. */
export const roomTable = (rooms: readonly Room[]): string =>
  [
    '| Room | Holds | May import |',
    '|---|---|---|',
    ...rooms.map((room) => `| \`${room.room}/\` | ${room.holds} | ${allowedOf(room)} |`),
  ].join('\n');
