type Search = {
  /** What the call spends with the most gas, before refunds and after them. */
  spent: bigint;
  used: bigint;
  most: bigint;
  isCreation: boolean;
  succeeds: (gas: bigint) => Promise<boolean>;
};

/**
 * The limit that anvil's search ends at. Anvil halves the range of all gas, in some 20 runs. What
 * was spent most often suffices and less does not, else a little more: a search from there takes
 * a few runs. Where a contract catches the failure of a call, less can suffice again; then only
 * anvil's own steps lead to its number.
 */
export async function searchGas(search: Search): Promise<bigint> {
  const {spent, most, succeeds} = search;
  let highest = most;
  let lowest: bigint | undefined;
  for (let above = 0n; spent + above < most; above = above * 2n || spent / 256n + 64n) {
    if (await succeeds(spent + above)) {
      highest = spent + above;
      break;
    }
    lowest = spent + above;
  }
  if (lowest !== undefined) return halve({lowest, highest, succeeds});
  return (await succeeds(highest - 1n)) ? searchAsAnvil(search) : highest;
}

function searchAsAnvil({used, most, isCreation, succeeds}: Search): Promise<bigint> {
  const lowest = isCreation ? 53_000n : 21_000n;
  const middle = (most + lowest) / 2n;
  const start = used * 3n < middle ? used * 3n : middle;
  return halve({lowest, highest: most, succeeds, start});
}

type Range = {
  /** Does not suffice. */
  lowest: bigint;
  /** Suffices. */
  highest: bigint;
  succeeds: (gas: bigint) => Promise<boolean>;
  /** What is tried first; the middle unless told. */
  start?: bigint;
};

async function halve({lowest, highest, succeeds, start}: Range): Promise<bigint> {
  let [low, high] = [lowest, highest];
  for (let tried = start ?? (low + high) / 2n; high - low > 1n; tried = (low + high) / 2n) {
    if (await succeeds(tried)) high = tried;
    else low = tried;
  }
  return high;
}
