import {compilerOf} from '../../../facts/solidity/compilers';

type Options = {
  name: string;
  /** The source of the contract. */
  contract: string;
  siteUrl: string;
};

/** README.md of a project. */
export function readmeOf({name, contract, siteUrl}: Options): string {
  const {version, optimizerRuns} = compilerOf(contract);
  const [, notice = ''] = /@notice (.+)/.exec(contract) ?? [];
  const lines = [
    `# ${name}`,
    '',
    `${notice} \`src/\` has the contract, \`test/\` its test, which acts as a test account of the sandbox: a local chain with the protocol at its mainnet addresses.`,
    '',
    '```sh',
    'npm install',
    'npm test',
    '```',
    '',
    'You need Node 20.19 or newer, and forge 1.7.1 or newer from [Foundry](https://getfoundry.sh) or `npm install --global @foundry-rs/forge@1.7.1`. `npm test` starts a sandbox and forks it. On one that runs already (`npm run sandbox`), run `forge test --fork-url http://127.0.0.1:8545 -vv`.',
    '',
    `forge compiles with solc ${version} and ${optimizerRuns} runs of the optimizer, as the programs of [the site](${siteUrl}) do.`,
  ];
  return `${lines.join('\n')}\n`;
}
