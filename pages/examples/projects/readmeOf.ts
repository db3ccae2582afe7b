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
- \`PRIVATE_KEY\`: of the account that pays; needed on every chain but a local one. It is never printed.
${asksSubgraph(files) ? SUBGRAPH : ''}- \`DRY_RUN=1\`: shows the first transaction, and ends before it is sent.

Addresses are in \`addresses.json\`, from ${siteUrl}/registry.json.
`;
}

const asksSubgraph = (files: Options['files']): boolean =>
  Object.values(files).some((text) => text.includes('SUBGRAPH_URL'));

const SUBGRAPH =
  '- `SUBGRAPH_URL`: the subgraph with your key; without it the answers that were recorded.\n';
