import type {Room} from '../roomRules.mjs';

/** The Markdown table of the rooms and what each may import. */
export const roomTable = (rooms: readonly Room[]): string =>
  [
    '| Room | Holds | May import |',
    '|---|---|---|',
    ...rooms.map((room) => `| \`${room.room}/\` | ${room.holds} | ${importsOf(room)} |`),
  ].join('\n');

function importsOf({may, not = [], packages = true}: Room): string {
  const others = may.join(', ') || 'no other room';
  const except = not.length > 0 ? `, not ${not.join(', ')}` : '';
  return `${others}${except}${packages ? '' : ', no package'}`;
}
