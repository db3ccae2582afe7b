/** What a page is about in a word or two: `V3`, `Permit2`, `V3 SDK`; where it is about all, `Uniswap`. */
export function badgeOf(product: string, file: string): string {
  if (product === 'Uniswap protocol') return /\/v4-[^/]+\.mdx$/.test(file) ? 'V4' : 'Uniswap';
  const name = product.replace(/^Uniswap (?=\w)/, '').replace(/^v(?=\d)/, 'V');
  // The name of a package is written small.
  return name === 'web3-react' ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
