import {BaseError, createPublicClient, http, parseAbi} from 'viem';
import {startSandbox} from '../../../sandbox/startSandbox';
import {client} from './support/client';

// UniswapV3Factory on Base: on chain 1 nothing is there.
const factoryOnBase = '0x33128a8fC17869897dcE68Ed026d694621f6FDfD';
const abi = parseAbi(['function owner() view returns (address)']);

async function main(): Promise<void> {
  // #region errors
  const {port} = new URL(process.env.RPC_URL ?? 'http://127.0.0.1:8545');
  await printError('a second sandbox on the same port', startSandbox({port: Number(port)}));

  const nobodyThere = createPublicClient({
    transport: http('http://127.0.0.1:9', {retryCount: 0}),
  });
  await printError('no sandbox runs', nobodyThere.getBlockNumber());

  const call = {address: factoryOnBase, abi, functionName: 'owner'} as const;
  await printError("another chain's address", client.readContract(call));

  process.env.ANVIL = '/nowhere/anvil';
  await printError('ANVIL set to a wrong path', startSandbox({port: 0}));
  // #endregion errors
}

/** Prints the first line of what a call fails with; one that succeeds is a fault. */
async function printError(mistake: string, call: Promise<unknown>): Promise<void> {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof Error)) throw new Error(`${mistake}: expected an error, got none`);
  const [said = ''] = (error instanceof BaseError ? error.shortMessage : error.message).split('\n');
  // Each run of the examples has a port of its own; a reader's is 8545.
  console.log(`${mistake}:\n  ${said.replace(/port \d+/, 'port 8545')}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
