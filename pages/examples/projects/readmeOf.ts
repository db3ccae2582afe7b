import {sandboxUrl} from './manifestOf';

type Options = {
  name: string;
  main: string;
  files: Readonly<Record<string, string>>;
  siteUrl: string;
};

/** The README of a project: what to type, and what the environment may say. */
export function readmeOf({name, main, files, siteUrl}: Options): string {
  const start = `# ${name}

\`${main}\` is a program of ${siteUrl}. It needs Node 20.19 or newer.

    npm install && npm start
`;
  if (!('chain.ts' in files)) return start;
  return `${start}
Without \`RPC_URL\` it runs on a local chain with the protocol's bytecode, which starts and ends with it; \`npx ${sandboxUrl(siteUrl)}\` starts one that stays.

- \`RPC_URL\`: an endpoint. \`CHAIN\`: the chain that it leads to, \`mainnet\` unless told, as in \`CHAIN=base\`.
${pays(files[main] ?? '') ? KEY : ''}${variablesOf(files)}${pays(files[main] ?? '') ? DRY_RUN : NO_KEY}
Addresses are in \`addresses.json\`, from ${siteUrl}/registry.json.
`;
}

/** Whether a program asks for an account that pays; `run` of chain.ts reads the same option. */
const pays = (program: string): boolean => !program.includes('{sends: false}');

const KEY =
  '- `PRIVATE_KEY`: of the account that pays; needed on every chain but a local one. It is never printed.\n';
const DRY_RUN = '- `DRY_RUN=1`: shows the first transaction, and ends before it is sent.\n';
const NO_KEY = '\nIt needs no key.\n';

/** A line for each further variable that a project reads. */
const variablesOf = (files: Options['files']): string =>
  Object.entries(VARIABLES)
    .filter(([name]) => Object.values(files).some((text) => new RegExp(`\\b${name}\\b`).test(text)))
    .map(([name, meaning]) => `- \`${name}\`: ${meaning}\n`)
    .join('');

/** What programs read besides the chain and the key. */
export const VARIABLES: Readonly<Record<string, string>> = {
  OWNER: 'the address whose positions it reads.',
  FROM_BLOCK: 'the block from which it searches events, 0 unless told.',
  ETH_USD_FEED: 'the price feed of ETH; needed on every chain but a local one.',
  USDC_USD_FEED: 'the price feed of USDC; needed on every chain but a local one.',
  SEQUENCER_FEED: 'the uptime feed of a rollup.',
  SUBGRAPH_URL: 'the subgraph with your key; without it the answers that were recorded.',
};
