import type {Published, Registry} from '../readPublished';

/** Rows that are given at once. */
const MOST = 60;

type Row = {name: string; chainId: number; address: string; says: string};

/** Where contracts and tokens are, by name, or what is at an address; on one chain or on all. */
export async function lookUpAddress(
  published: Published,
  {of, chain}: {of: string; chain?: string},
): Promise<string> {
  const registry = await published.registry();
  const {chains} = registry;
  const chainName = (id: number) => chains.find((one) => one.id === id)?.name ?? '';
  const chainId = chain === undefined ? undefined : chainOf(registry, chain);

  const rows = rowsOf(registry);
  const target = of.trim().toLowerCase();
  const same = rows.filter(({name, address}) =>
    [name.toLowerCase(), address.toLowerCase()].includes(target),
  );
  const rowsOnChain = same.filter((row) => chainId === undefined || row.chainId === chainId);
  if (rowsOnChain.length > 0) {
    const lines = rowsOnChain
      .slice(0, MOST)
      .map(
        ({name, chainId: id, address, says}) =>
          `${name} on ${chainName(id)} (${id}): ${address}, ${says}`,
      );
    const more = rowsOnChain.length - lines.length;
    return [...lines, ...(more > 0 ? [`${more} more: name a chain.`] : [])].join('\n');
  }
  if (same.length > 0) {
    const places = [...new Set(same.map((row) => `${chainName(row.chainId)} (${row.chainId})`))];
    throw new Error(`The registry has "${of}" on other chains only: ${places.join(', ')}.`);
  }
  const names = [...new Set(rows.map(({name}) => name))];
  const near = names.filter((name) => name.toLowerCase().includes(target));
  throw new Error(
    `The registry has no "${of}". Expected an address or one of: ${(near.length > 0 ? near : names).join(', ')}.`,
  );
}

/** Tokens are deployments, too; of them the decimals are told. */
const rowsOf = ({deployments, tokens}: Registry): Row[] =>
  deployments.map(({contract, product, chainId, address, status, evidence}) => {
    const token = tokens.find((one) => one.chainId === chainId && one.address === address);
    const decimals = token ? [`${token.decimals} decimals`] : [];
    return {
      name: contract,
      chainId,
      address,
      says: [product, status, evidence, ...decimals].join(', '),
    };
  });

function chainOf({chains}: Registry, asked: string): number {
  const wanted = asked.trim().toLowerCase();
  const exact = chains.find(({id, name}) => [String(id), name.toLowerCase()].includes(wanted));
  const begins = chains.filter(({name}) => name.toLowerCase().includes(wanted));
  const chain = exact ?? (begins.length === 1 ? begins[0] : undefined);
  if (chain) return chain.id;
  const names = chains.map(({id, name}) => `${name} (${id})`).join(', ');
  throw new Error(`There is no chain "${asked}". Expected an id or a name: ${names}.`);
}
