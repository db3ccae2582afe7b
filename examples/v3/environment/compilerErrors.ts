import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const load = createRequire(path.resolve('package.json'));

const manager = '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';

// #region errors
const source = `
pragma solidity =0.7.6;
pragma abicoder v2;
import '${manager}';

contract Reader {
    function liquidityOf(INonfungiblePositionManager manager, uint256 tokenId) external view returns (uint128 liquidity) {
        (, , , , , , , liquidity, , , , ) = manager.positions(tokenId);
    }
}`;

const off = {enabled: false};
const on = {enabled: true, runs: 800};
console.log(`solc 0.8.30:\n  ${firstErrorOf('solc', on)}`);
console.log(`solc 0.7.6, optimizer off:\n  ${firstErrorOf('solc-0.7.6', off)}`);
console.log(`solc 0.7.6, optimizer on:\n  ${firstErrorOf('solc-0.7.6', on)}`);
// #endregion errors

type Solc = {compile: (input: string, read: {import: typeof readPackage}) => string};

/** The first error of a compiler with these settings of its optimizer. */
function firstErrorOf(compiler: 'solc' | 'solc-0.7.6', optimizer: object): string {
  const {compile} = load(compiler) as Solc;
  const outputSelection = {'*': {'*': ['evm.bytecode']}};
  const input = {
    language: 'Solidity',
    sources: {'Reader.sol': {content: source}},
    settings: {optimizer, outputSelection},
  };
  const {errors = []} = JSON.parse(compile(JSON.stringify(input), {import: readPackage})) as {
    errors?: {severity: string; formattedMessage: string}[];
  };
  const [first] = errors.filter(({severity}) => severity === 'error');
  return first?.formattedMessage.split(/ \(current|\n/)[0] ?? 'compiled';
}

function readPackage(name: string) {
  return {contents: readFileSync(path.join('node_modules', name), 'utf8')};
}
