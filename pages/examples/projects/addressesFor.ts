type Addresses = {
  chains: Record<
    string,
    {contracts: Record<string, string>; tokens: Record<string, unknown>} & Record<string, unknown>
  >;
  sandbox: Record<string, unknown>;
};

/** The addresses of the contracts and tokens that these sources name, on every chain. */
export function addressesFor(sources: readonly string[], all: string): string {
  const named = new Set(
    sources.flatMap((text) => [...text.matchAll(/['"](\w+)['"]/g)].map(([, word]) => word)),
  );
  const only = <T>(entries: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => named.has(name)));
  const {chains, sandbox} = JSON.parse(all) as Addresses;
  const reduced = Object.entries(chains).map(([id, {contracts, tokens, ...chain}]) => [
    id,
    {...chain, contracts: only(contracts), tokens: only(tokens)},
  ]);
  return `${JSON.stringify({chains: Object.fromEntries(reduced), sandbox}, null, 1)}\n`;
}
