/**
 * Which rooms of the house may import which others: the table of CONTRIBUTING, "The rooms". `not`
 * names what reads files in a room that may be imported otherwise.
 */
const ROOMS = [
  {room: 'config', may: []},
  {room: 'sidebars', may: []},
  {room: 'registry', may: []},
  {room: 'figures', may: ['src/protocol', 'examples']},
  {room: 'sandbox', may: ['registry']},
  {room: 'subgraph', may: []},
  {room: 'examples', may: ['sandbox', 'subgraph']},
  {room: 'reference', may: []},
  {room: 'atlas', may: []},
  {
    room: 'plugins',
    may: [
      'config',
      'registry',
      'reference',
      'atlas',
      'subgraph',
      'examples',
      'figures',
      'plugins',
      'src/failure',
    ],
  },
  {room: 'src/protocol', may: [], packages: false},
  // What compares it with the contracts; tests alone import it.
  {room: 'src/protocol/agreement', may: ['src/protocol', 'sandbox', 'tests']},
  {room: 'src/failure', may: [], packages: false},
  {room: 'src/analytics', may: []},
  {room: 'src/calldata', may: ['src/protocol']},
  {
    room: 'src/components',
    may: [
      'src/protocol',
      'src/failure',
      'src/analytics',
      'src/calldata',
      'src/components',
      'subgraph',
    ],
    not: ['subgraph/readSubgraph'],
  },
  {room: 'src/theme', may: ['src/components', 'src/analytics', 'plugins/publish']},
  {room: 'src/pages', may: ['src/components']},
  {room: 'hosting', may: ['config']},
  {room: 'tests', may: ['hosting']},
];

const NAMES = ROOMS.map(({room}) => room);

const NO_PACKAGE = {
  regex: '^[^.]',
  message: 'This room is pure: take what a package gives as an argument.',
};

/** ESLint's own import rule, once for each room. */
export const roomRules = ROOMS.map(({room, may, not = [], packages = true}) => {
  const others = NAMES.filter(
    (other) => other !== room && !may.some((one) => one === other || one.startsWith(`${other}/`)),
  );
  // From one room of src/ to another a relative path does not say `src`.
  const beside = room.startsWith('src/') ? others.filter((other) => other.startsWith('src/')) : [];
  const forbidden = [...others, ...not, ...beside.map((other) => other.slice('src/'.length))];
  return {
    files: [`${room}/**/*.{ts,tsx,mts,mjs}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // Relative paths out of the room ("../registry/chains") and the site alias.
              regex: `^(@site|(\\.\\./)+(\\.\\.)?)/?(${forbidden.join('|')})(/|$)`,
              message: `${room}/ may import ${may.join(', ') || 'no other room'}${not.map((one) => `, not ${one}`).join('')} (CONTRIBUTING.md, "The rooms"). Move what both need into a room that both may import.`,
            },
            ...(packages ? [] : [NO_PACKAGE]),
          ],
        },
      ],
    },
  };
});
