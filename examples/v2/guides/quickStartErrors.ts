import {readFileSync} from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import {BaseError, createPublicClient, http, parseAbi} from 'viem';
import {client, run, tokenOf} from '../../support/chain';
import {deploy} from '../../support/contract';
import {factory} from '../reference/support/contracts';

const abi = parseAbi(['function pairOf(address tokenA, address tokenB) view returns (address)']);

/** What the compiler first says of a contract that imports this file. */
function compilerSays(imported: string): string {
  const content = `pragma solidity 0.8.30; import '${imported}';`;
  const settings = {outputSelection: {'*': {'*': ['abi']}}};
  const input = {language: 'Solidity', sources: {'Mine.sol': {content}}, settings};
  const readImport = (name: string) => ({
    contents: readFileSync(path.join('node_modules', name), 'utf8'),
  });
  const {errors} = JSON.parse(solc.compile(JSON.stringify(input), {import: readImport})) as {
    errors: {severity: string; message: string}[];
  };
  return errors.find(({severity}) => severity === 'error')?.message ?? 'nothing';
}

/** The first line of what a call fails with; one that succeeds is a fault. */
async function failureOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => new Error('expected an error, got none'),
    (cause: unknown) => cause,
  );
  if (!(error instanceof BaseError)) throw error;
  return error.shortMessage;
}

run(async () => {
  // #region errors
  const library = '@uniswap/v2-periphery/contracts/libraries/UniswapV2Library.sol';
  console.log(`the library is imported:\n  ${compilerSays(library).split(' (')[0]}`);

  const file = 'examples/v2/guides/DepositReader.sol';
  const reader = await deploy({file, contract: 'DepositReader'}, [factory.address]);
  const args = [tokenOf('USDC').address, tokenOf('UNI').address] as const;
  const call = {address: reader, abi, functionName: 'pairOf', args} as const;
  const noPair = await failureOf(client.readContract(call));
  console.log(`no pair of these tokens:\n  ${noPair.split('\n').join(' ')}`);

  const wrong = await deploy({file, contract: 'DepositReader'}, [client.account.address]);
  const lost = await failureOf(client.readContract({...call, address: wrong}));
  console.log(`no factory at that address:\n  ${lost}`);

  const nobodyThere = createPublicClient({
    transport: http('http://127.0.0.1:9', {retryCount: 0}),
  });
  console.log(`no chain runs:\n  ${await failureOf(nobodyThere.getBlockNumber())}`);
  // #endregion errors
});
