import {ChainId, CHAIN_TO_ADDRESSES_MAP, Ether} from '@uniswap/sdk-core';
import {
  type Address,
  BaseError,
  createPublicClient,
  createTestClient,
  createWalletClient,
  http,
  parseAbi,
  publicActions,
} from 'viem';
import {account, addressOf, chain, client, run, transport} from '../../../support/chain';

const timelock = addressOf('Timelock'); // of Uniswap's governance

run(async () => {
  // #region errors
  const nobodyThere = createPublicClient({transport: http('http://127.0.0.1:9', {retryCount: 0})});
  await printError('no chain runs', () => nobodyThere.getBlockNumber());

  await printError('ether of chain 31337', () => Ether.onChain(31_337).wrapped);

  const {permissionedV4PositionManagerAddress} = CHAIN_TO_ADDRESSES_MAP[ChainId.MAINNET];
  const address = permissionedV4PositionManagerAddress as Address;
  const abi = parseAbi(['function poolManager() view returns (address)']);
  const manager = {address, abi, functionName: 'poolManager'} as const;
  await printError('a contract that is not here', () => client.readContract(manager));

  const tester = createTestClient({mode: 'anvil', chain, transport}).extend(publicActions);
  const {timestamp} = await tester.getBlock();
  const back = {timestamp: timestamp - 1n};
  await printError('a clock that runs back', () => tester.setNextBlockTimestamp(back));

  const keyless = createWalletClient({account: timelock, chain, transport});
  const payment = {to: account, value: 1n};
  await printError('an account without its key', () => keyless.sendTransaction(payment));
  // #endregion errors
});

/** Prints the sentence of what fails; what goes through is a fault. */
async function printError(mistake: string, attempt: () => unknown): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.log(`${mistake.padEnd(28)}${sentenceOf(error)}`);
    return;
  }
  throw new Error(`${mistake}: expected an error, and it went through`);
}

/** What the node said, where viem knows it. */
function sentenceOf(error: Error): string {
  const said = error instanceof BaseError ? error.details || error.shortMessage : error.message;
  return said.split('\n')[0] ?? '';
}
