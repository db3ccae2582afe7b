/** A folder with a purpose, and the rooms that its files may import; their tests may import any. */
export type Room = {
  room: string;
  holds: string;
  may: readonly string[] | 'anything';
  /** Modules that read files, in rooms that may be imported otherwise. */
  not?: readonly string[];
  /** Whether the room is pure: what a package offers comes as an argument. */
  isPure?: boolean;
};

/** Every room, from what is true to what a reader sees; `npm run contributing` draws them from here. */
export const ROOMS: readonly Room[] = [
  {
    room: 'config',
    holds:
      'plain lists: the sections of the site, navigation, redirects, code colours, terms of packages, the spelling dictionary',
    may: [],
  },
  {room: 'sidebars', holds: 'the table of contents: four files, merged', may: []},
  {room: 'docs', holds: 'pages; folders are addresses', may: ['src/components', 'labs']},
  {room: 'blog', holds: 'articles', may: ['src/components']},
  {
    room: 'facts/cache',
    holds: 'files that can be made again, by a digest of their inputs: sources, versions, texts',
    may: [],
  },
  {
    room: 'facts/packages',
    holds:
      'what an installed package publishes: manifest, sources, artifacts with ABI and bytecode',
    may: [],
  },
  {
    room: 'facts/solidity',
    holds:
      'the pinned compilers with their settings; a contract with all that it imports, for the compiler and as a folder',
    may: ['facts/packages'],
  },
  {room: 'facts/registry', holds: 'chains, contracts, addresses, status, as typed data', may: []},
  {
    room: 'facts/atlas',
    holds: 'every revert string and custom error: thrower, condition, causes, fix, reproduction',
    may: [],
  },
  {
    room: 'facts/reference',
    holds:
      'package → API model: ABIs joined with sources, declarations by TypeDoc; the signatures that pages were written for',
    may: ['facts/cache', 'facts/packages'],
  },
  {
    room: 'facts/subgraph',
    holds:
      'schemas of the subgraphs, rows recorded of the sandbox, and the engine that answers queries over both',
    may: [],
  },
  {
    room: 'packages/sandbox',
    holds:
      'the local chain as a package that readers install: how it starts, the command, the built states',
    may: [],
  },
  {
    room: 'sandbox',
    holds: "the local chain with the protocol's real bytecode: deploys and seeds its states",
    may: [
      ...['facts/cache', 'facts/packages', 'facts/registry', 'facts/solidity'],
      'packages/sandbox',
    ],
  },
  {
    room: 'examples',
    holds: 'programs and queries that pages quote, each with its captured output beside it',
    may: ['sandbox', 'packages/sandbox', 'facts/subgraph'],
  },
  {
    room: 'figures',
    holds: 'plots as data, computed from formulae or captured output',
    may: ['examples'],
  },
  {
    room: 'pages',
    holds:
      'from MDX to expanded page: examples, figures, addresses, references, reverts, scope lines; and the checks of all of them',
    may: ['facts', 'figures', 'config'],
  },
  {
    room: 'plugins/search',
    holds:
      'passages of the expanded pages → index, Algolia records; the client that answers DocSearch; the search bar and page',
    may: ['pages', 'config', 'src/failure'],
  },
  {
    room: 'plugins/agents',
    holds:
      'expanded pages → Markdown versions, llms.txt, bundles, the search of agents; links to the versions and JSON-LD in the head',
    may: ['config', 'pages', 'plugins/search'],
  },
  {
    room: 'plugins/speed',
    holds:
      'at most six patches of the framework, each with its gain; the list of all that relies on internals; the purge of styles; the script of every page that starts its scripts when a reader acts and replays earlier clicks and keys',
    may: [],
  },
  {
    room: 'plugins/site',
    holds:
      'fonts in the head, preview cards, robots.txt, examples, packages, the registry and the atlas as JSON, what the tools of the home page look through, old addresses, the announcement',
    may: ['config', 'facts', 'pages'],
  },
  {
    room: 'plugins/offline',
    holds:
      'the service worker that stores opened pages, the script that registers it, and the worker that removes it',
    may: [],
  },
  {
    room: 'plugins/navigation',
    holds: 'addresses that end in `index.html` or hold a lone `%`; the delay of the progress bar',
    may: [],
  },
  {
    room: 'plugins/translation',
    holds: 'lets React live with the text nodes that a browser’s translation moved',
    may: [],
  },
  {
    room: 'plugins/reading',
    holds:
      'the tab stops of what scrolls sideways, and their names; unfolds what an address leads to',
    may: ['plugins/speed'],
  },
  {
    room: 'plugins/writing',
    holds: 'what the server of `npm start` does otherwise: compiles a page when it is opened',
    may: ['pages'],
  },
  {
    room: 'plugins/analytics',
    holds:
      'the address of the collector, and the script that stores arrivals, in the head of the pages where a key or a proxy is configured',
    may: ['config'],
  },
  {
    room: 'src/protocol',
    holds: 'ticks, prices, liquidity, swaps, returns, oracles, decay, decimals, in `bigint`',
    may: [],
    isPure: true,
  },
  {
    room: 'src/failure',
    holds:
      'messages of libraries, nodes, wallets and explorers about a failed call → its revert, or what is missing',
    may: [],
    isPure: true,
  },
  {
    room: 'src/analytics',
    holds:
      "typed events, the queue, the reader's choice; behind `client.ts` delivery, the one way out",
    may: [],
  },
  {
    room: 'src/components',
    holds: 'blocks that pages use',
    may: ['src/protocol', 'src/failure', 'src/analytics'],
  },
  {
    room: 'src/theme',
    holds: 'wrappers of theme components, one sentence each on why',
    may: ['src/components', 'src/analytics', 'labs/playground', 'plugins/site', 'config'],
  },
  {
    room: 'src/pages',
    holds: 'the home page, with tools that answer in place',
    may: ['src/components', 'src/failure', 'config', 'labs/calldata'],
  },
  {room: 'src/css', holds: 'tokens and base styles', may: []},
  {
    room: 'labs/calldata',
    holds:
      'the calldata explainer: calldata and Permit2 payloads as trees of fields, sentences and warnings, and back to bytes; its data, its component',
    may: ['facts', 'pages', 'src/protocol', 'src/components'],
  },
  {
    room: 'labs/playground/call',
    holds:
      'forms on reference pages that call each function on the chain in the tab; their data, and the same call for cast and viem',
    may: [
      ...['facts', 'pages', 'packages/sandbox', 'labs/playground'],
      ...['src/protocol', 'src/failure', 'src/components'],
    ],
  },
  {
    room: 'labs/query-lab',
    holds:
      'the query lab: schema, recorded rows and example queries as files; its editor, and the links into it',
    may: ['facts/subgraph', 'pages', 'src/components'],
    not: ['facts/subgraph/readSubgraph'],
  },
  {
    room: 'labs/playground/chain',
    holds:
      "the chain in a reader's tab: answers JSON-RPC as anvil does, on the state of the sandbox; its worker",
    may: [],
  },
  {
    room: 'labs/playground',
    holds:
      'the playground: programs of the pages run and are edited in the reader’s tab, on a chain of our own',
    may: [
      ...['labs/playground/chain', 'facts', 'pages', 'sandbox', 'packages/sandbox'],
      ...['src/protocol', 'src/failure', 'src/components'],
    ],
  },
  {
    room: 'hosting',
    holds: 'headers, redirects, types, an nginx for hosts; read from the built HTML',
    may: ['config'],
  },
  {
    room: 'packages',
    holds:
      'packages that only samples import: web3-react, the types of the swap widget; `mcp/`, the server that agents start, which the site publishes as a package; forge, which runs the Foundry projects; and Lighthouse, which `npm run bench` installs',
    may: ['facts', 'pages', 'plugins/agents', 'plugins/search', 'src/failure'],
  },
  {
    room: 'tools',
    holds:
      'the commands of `package.json`, one folder each, and the recorders of data that is kept',
    may: 'anything',
  },
  {
    room: 'testing',
    holds:
      'what tests share: fixtures (`*.fixture.ts`), servers, browsers, readers of the built site',
    may: ['config', 'facts', 'pages', 'plugins/speed', 'src/components', 'labs', 'hosting'],
  },
  {
    room: 'tests/agreement',
    holds: 'the comparison of `src/protocol` with the contracts and the SDKs',
    may: ['src/protocol', 'sandbox', 'packages/sandbox', 'testing'],
  },
  {
    room: 'tests/pages',
    holds:
      'the numbers and the output that a page shows, computed again; a test has the path of its page',
    may: ['facts', 'sandbox', 'packages/sandbox', 'examples', 'pages', 'tools', 'testing'],
  },
  {
    room: 'tests',
    holds: 'what a reader can do, on the built site, in a browser',
    may: ['testing', 'hosting'],
  },
];
