import {
  type Address,
  BaseError,
  createWalletClient,
  defineChain,
  erc20Abi,
  formatUnits,
  getAddress,
  type Hash,
  http,
  InsufficientFundsError,
  parseTransaction,
  publicActions,
  type TransactionReceipt,
  type TransactionSerialized,
  type Transport,
} from 'viem';
import {mnemonicToAccount, privateKeyToAccount} from 'viem/accounts';
import registry from './addresses.json';

// #region environment
/** The endpoint; the sandbox's address unless told. */
export const rpcUrl = process.env.RPC_URL || 'http://127.0.0.1:8545';
/** The private key of the account that pays; on the sandbox a public test key does. */
const privateKey = process.env.PRIVATE_KEY;
// #endregion environment

type Published = {
  name: string;
  slug: string;
  currency: {symbol: string; decimals: number};
  contracts: Readonly<Record<string, string>>;
  tokens: Readonly<Record<string, {address: string; decimals: number}>>;
};
const chains: Readonly<Record<string, Published>> = registry.chains;

// #region chain
/** The chain that CHAIN names, by its name or its id; Ethereum mainnet unless told. */
const {id: chainId, ...published} = chainNamed(process.env.CHAIN || 'mainnet');

/** That chain, as viem takes it. */
export const chain = defineChain({
  id: chainId,
  name: published.name,
  nativeCurrency: {name: published.currency.symbol, ...published.currency},
  rpcUrls: {default: {http: [rpcUrl]}},
  // viem skips blocks while it looks for a replacement: the sandbox mines one, and none follows.
  supportsTransactionReplacementDetection: false,
});

/** The address of a contract on that chain, from the registry; ends the program where it has none. */
export function addressOf(contract: keyof (typeof registry.chains)['1']['contracts']): Address {
  const address = published.contracts[contract];
  return (address ?? stop(`The registry has no ${contract} on ${chain.name}.`)) as Address;
}

/** A token: amounts are integers in its smallest unit, of which one whole token has 10^decimals. */
export type TokenFacts = {symbol: string; address: Address; decimals: number};

/** A token of that chain, from the registry; ends the program where it has none. */
export function tokenOf(symbol: keyof (typeof registry.chains)['1']['tokens']): TokenFacts {
  const token = published.tokens[symbol] ?? stop(`The registry has no ${symbol} on ${chain.name}.`);
  return {symbol, address: token.address as Address, decimals: token.decimals};
}
// #endregion chain

// #region client
/** The way to the chain; with DRY_RUN it shows the first transaction instead of sending it. */
export const transport: Transport = (options) => {
  const endpoint = http(rpcUrl)(options);
  return {
    ...endpoint,
    request: ((call, ...rest) => {
      beforeRequest(call);
      return endpoint.request(call, ...rest);
    }) as typeof endpoint.request,
  };
};

/** A client that reads and signs: as the account of PRIVATE_KEY, or as one of the test accounts. */
export const clientOf = (addressIndex: number) =>
  createWalletClient({
    account: accountOf(addressIndex),
    chain,
    transport,
    pollingInterval: /127\.0\.0\.1|localhost/.test(rpcUrl) ? 50 : 2_000, // milliseconds
    cacheTime: 0, // viem would repeat the number of an earlier block
  }).extend(publicActions);

/** Sends and calls. On the sandbox it holds ETH, WETH, USDC, DAI, WBTC and UNI. */
export const client = clientOf(0);
// #endregion client

/** Pays in the programs and receives what they give. */
export const account = client.account.address;

/** Waits for the receipt, and refuses one of a transaction that was mined but reverted. */
export async function confirm(hash: Hash): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({hash});
  if (receipt.status !== 'success') throw new Error(`${hash} was mined but reverted`);
  return receipt;
}

// #region deadline
/** A time this many seconds from now, by the chain's clock: the routers compare with that one. */
export async function deadlineIn(seconds: bigint): Promise<bigint> {
  const {timestamp} = await client.getBlock();
  return timestamp + seconds;
}
// #endregion deadline

/** Ends the program before it sends anything, where the account holds less than it is to pay. */
export async function requireBalance(
  {symbol, address, decimals}: TokenFacts,
  amount: bigint,
): Promise<void> {
  const contract = {address, abi: erc20Abi} as const;
  const args = [account] as const;
  const held = await client.readContract({...contract, functionName: 'balanceOf', args});
  const text = (units: bigint) => `${formatUnits(units, decimals)} ${symbol}`;
  if (held < amount) stop(`${account} holds ${text(held)}, and this program pays ${text(amount)}.`);
}

/** Whether the chain says that it is the sandbox: TAX, a token that exists there alone, has code. */
export const isSandbox = async (): Promise<boolean> =>
  (await client.getCode({address: registry.sandbox.TAX.address as Address})) !== undefined;

/**
 * Runs a program on the chain that it expects; where the endpoint, the chain, the key or the
 * ether is not what it needs, says so in one sentence, and nothing is sent.
 */
export async function run(program: () => Promise<void>, {sends = true} = {}): Promise<void> {
  try {
    await requireChain();
    if (sends) await requireAccount();
    await program();
  } catch (error) {
    if (error instanceof BaseError && error.walk((one) => one instanceof InsufficientFundsError)) {
      stop(
        `${account} holds too little ${chain.nativeCurrency.symbol} for the gas of a transaction.`,
      );
    }
    console.error(withoutSecrets(error instanceof Error ? `${error.stack}` : String(error)));
    process.exitCode = 1;
  }
}

async function requireChain(): Promise<void> {
  const actual = await client
    .getChainId()
    .catch(() =>
      stop(`No chain answers at ${host}: start the sandbox, or set RPC_URL to an endpoint.`),
    );
  if (actual === chainId) return;
  const known = chains[actual];
  const found = known ? `${known.name}: set CHAIN=${known.slug}` : 'no chain of addresses.json';
  stop(`RPC_URL leads to chain ${actual} and CHAIN to ${chainId}. ${actual} is ${found}.`);
}

async function requireAccount(): Promise<void> {
  if (!(await isSandbox())) {
    if (usesTestAccounts) stop('This program acts for several test accounts: only a sandbox does.');
    if (!privateKey)
      stop(`Set PRIVATE_KEY: ${chain.name} is no sandbox, and test keys are public.`);
  }
  if ((await client.getBalance({address: account})) > 0n) return;
  stop(`${account} has no ${chain.nativeCurrency.symbol} on ${chain.name} to pay for gas.`);
}

let usesTestAccounts = false;

function accountOf(addressIndex: number) {
  const key = addressIndex === 0 ? privateKey : undefined;
  if (addressIndex > 0) usesTestAccounts = true;
  if (!key) {
    const words = 'test test test test test test test test test test test junk';
    return mnemonicToAccount(words, {addressIndex});
  }
  if (/^(0x)?[0-9a-f]{64}$/i.test(key)) return privateKeyToAccount(`0x${key.slice(-64)}`);
  return stop('PRIVATE_KEY is no private key: write 0x and 64 hexadecimal digits.');
}

function chainNamed(name: string): Published & {id: number} {
  const found = Object.entries(chains).find(([id, {slug}]) => [id, slug].includes(name));
  if (found) return {id: Number(found[0]), ...found[1]};
  const names = Object.values(chains).map(({slug}) => slug);
  return stop(`CHAIN=${name} is no chain of addresses.json, which has ${names.join(', ')}.`);
}

/** With DRY_RUN, shows a transaction and ends the program in place of sending it. */
export function beforeRequest({method, params}: {method: string; params?: unknown}): void {
  if (!process.env.DRY_RUN || method !== 'eth_sendRawTransaction') return;
  const [raw] = params as [TransactionSerialized];
  const {to, value = 0n, data = '0x', gas = 0n} = parseTransaction(raw);
  console.log(`DRY_RUN: nothing is sent. The first transaction would be
to     ${to ? getAddress(to) : 'a new contract'}
value  ${formatUnits(value, chain.nativeCurrency.decimals)} ${chain.nativeCurrency.symbol}
gas    at most ${gas}
data   ${data}`);
  process.exit(0);
}

/** Where the endpoint is, without the key that its address often holds. */
const host = URL.canParse(rpcUrl) ? new URL(rpcUrl).host : rpcUrl;

const withoutSecrets = (text: string): string =>
  text.replaceAll(rpcUrl, host).replaceAll(privateKey || rpcUrl, '…');

/** Ends the program with a sentence. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
