/** The chains that have a sandbox, by the names that viem exports them under. */
export const sandboxChains = {mainnet: 1, arbitrum: 42_161, base: 8_453} as const;

/** A chain that has a sandbox. */
export type ChainName = keyof typeof sandboxChains;

/** Names of the chains that have a sandbox. */
export const chainNames = Object.keys(sandboxChains) as ChainName[];

/** The sandbox of a chain, from its name or id as text. */
export function chainNamed(text: string): ChainName {
  const chain = chainNames.find((name) => name === text || String(sandboxChains[name]) === text);
  if (chain) return chain;
  throw new Error(
    `no sandbox of chain "${text}": there are ${chainNames.join(', ')}. Choose one of them, or set RPC_URL to an endpoint of your chain`,
  );
}
