import {readFileSync} from 'node:fs';
import {keccak256} from 'viem';
import {expect, test} from 'vitest';
import {deployments} from '../../../../facts/registry/contracts';
import {readArtifact} from '../../../../sandbox/artifact';

const read = (file: string) => readFileSync(file, 'utf8');
const program = read('examples/contracts/v2/pairAddress.ts');
const output = read('examples/contracts/v2/pairAddress.output.txt');
const {bytecode} = readArtifact('@uniswap/v2-core/build/UniswapV2Pair.json');
const initCodeHash = keccak256(bytecode);

const addressOf = (name: string) =>
  deployments.find(({contract, chainId}) => contract === name && chainId === 1)?.address;

test('uses the addresses of the registry and finds the pair that it lists', () => {
  for (const name of ['UniswapV2Factory', 'USDC', 'WETH']) {
    expect(program).toContain(`'${addressOf(name)}'`);
  }
  expect(output).toContain(`pair           ${addressOf('PairUsdcWeth')}`);
});

test('shows the hash of the published bytecode, which the library of the routers holds', () => {
  const library = read(
    'node_modules/@uniswap/v2-periphery/contracts/libraries/UniswapV2Library.sol',
  );
  expect(library).toContain(`hex'${initCodeHash.slice(2)}'`);
  expect(output).toContain(`init code hash ${initCodeHash}`);
});

test.each(['factory', 'library'])('is shown on the page "%s" too', (page) => {
  const text = read(`docs/contracts/v2/reference/smart-contracts/${page}.mdx`);
  expect(text).toContain('text output=contracts/v2/pairAddress.ts');
});
