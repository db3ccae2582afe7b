import {compilerOf} from '../../../facts/solidity/compilers';

type Options = {
  name: string;
  /** The source of the contract. */
  contract: string;
  /** Whether the test runs on a fork of any chain of `addresses.json`. */
  forksAnyChain: boolean;
  siteUrl: string;
};

/** README.md of a project. */
export function readmeOf({name, contract, forksAnyChain, siteUrl}: Options): string {
  const {version, optimizerRuns} = compilerOf(contract);
  const [, notice = ''] = /@notice (.+)/.exec(contract) ?? [];
  const lines = [
    `# ${name}`,
    '',
    `${notice} \`src/\` has the contract, \`test/\` its test, ${forksAnyChain ? ON_ANY_CHAIN : ON_SANDBOX}`,
    '',
    '```sh',
    'npm install',
    'npm test',
    '```',
    '',
    'You need Node 20.19 or newer, and forge 1.7.1 or newer from [Foundry](https://getfoundry.sh) or `npm install --global @foundry-rs/forge@1.7.1`. `npm test` starts a sandbox and forks it. On one that runs already (`npm run sandbox`), run `forge test --fork-url http://127.0.0.1:8545 -vv`.',
    ...(forksAnyChain ? ['', OWN_ENDPOINT] : []),
    '',
    `forge compiles with solc ${version} and ${optimizerRuns} runs of the optimizer, as the programs of [the site](${siteUrl}) do.`,
  ];
  return `${lines.join('\n')}\n`;
}

const ON_SANDBOX =
  'which acts as a test account of the sandbox: a local chain with the protocol at its mainnet addresses.';

const ON_ANY_CHAIN =
  'which pays with ether that it wraps, on a fork of a chain of `addresses.json`. Without an endpoint of yours that is the sandbox: a local chain with the protocol at its mainnet addresses.';

const OWN_ENDPOINT =
  'On your endpoint, run `forge test --fork-url "$RPC_URL" -vv`. The test sells the wrapped coin for USDC in the pool at 0.3%; `TOKEN_OUT` (an address) and `FEE_PIPS` (0.05% is `500`) choose another pool.';
