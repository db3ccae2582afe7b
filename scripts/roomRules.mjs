/**
 * What each room holds, and which others it may import; `npm run contributing` writes it into
 * `contributing/architecture.md`. `not` names modules that read files, in a room that may be
 * imported otherwise.
 */
export const ROOMS = [
  {
    room: 'config',
    holds:
      'plain lists: navigation, redirects, code colours, terms of packages, the spelling dictionary',
    may: [],
  },
  {room: 'sidebars', holds: 'the table of contents: four files, merged', may: []},
  {room: 'registry', holds: 'chains, contracts, addresses, status, as typed data', may: []},
  {
    room: 'figures',
    holds: 'plots as data, computed from formulae or captured output',
    may: ['src/protocol', 'examples'],
  },
  {room: 'sandbox', holds: "the local chain with the protocol's real bytecode", may: ['registry']},
  {
    room: 'subgraph',
    holds:
      'schemas of the subgraphs, rows recorded of the sandbox, and the engine that answers queries over both',
    may: [],
  },
  {
    room: 'examples',
    holds: 'programs and queries that pages quote, each with its captured output beside it',
    may: ['sandbox', 'subgraph'],
  },
  {
    room: 'reference',
    holds:
      'package → API model: ABIs joined with sources, declarations by TypeDoc, every revert identifier; the signatures that pages were written for',
    may: [],
  },
  {
    room: 'atlas',
    holds: 'every revert string and custom error: thrower, condition, causes, fix, reproduction',
    may: [],
  },
  {
    room: 'plugins',
    holds: 'what happens at build, see below',
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
  {
    room: 'src/protocol',
    holds:
      'ticks, prices, liquidity, swaps, fees, oracles, decay, addresses, decimals, in `bigint`; pure',
    may: [],
    packages: false,
  },
  {
    room: 'src/protocol/agreement',
    holds: 'the comparison with the contracts; only tests import it',
    may: ['src/protocol', 'sandbox', 'tests'],
  },
  {
    room: 'src/failure',
    holds:
      'messages of libraries, nodes, wallets and explorers about a failed call → its revert, or what is missing; pure',
    may: [],
    packages: false,
  },
  {
    room: 'src/analytics',
    holds:
      "typed events, the queue, the reader's choice; behind `client.ts` delivery, the one way out",
    may: [],
  },
  {
    room: 'src/calldata',
    holds:
      'calldata and Permit2 payloads as trees of fields, sentences and warnings, and back to bytes; pure',
    may: ['src/protocol'],
  },
  {
    room: 'src/components',
    holds: 'blocks that pages use',
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
  {
    room: 'src/theme',
    holds: 'wrappers of theme components, one sentence each on why',
    may: ['src/components', 'src/analytics', 'plugins/publish'],
  },
  {room: 'src/pages', holds: 'the home page', may: ['src/components']},
  {
    room: 'hosting',
    holds: 'headers, redirects, types, an nginx for hosts; read from the built HTML',
    may: ['config'],
  },
  {room: 'tests', holds: 'what a reader can do, on the built site, in a browser', may: ['hosting']},
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
              message: `${room}/ may import ${may.join(', ') || 'no other room'}${not.map((one) => `, not ${one}`).join('')} (contributing/architecture.md). Move what both need into a room that both may import.`,
            },
            ...(packages ? [] : [NO_PACKAGE]),
          ],
        },
      ],
    },
  };
});
