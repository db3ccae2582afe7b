/** The square root, rounded down as the pair rounds it. */
export function squareRoot(value: bigint): bigint {
  let root = value;
  for (let next = (value + 1n) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root;
}
