/** What an agent does, and does not, before it writes code against the protocol; with links to Markdown versions. */
export const advice = {
  do: [
    'Take addresses from [registry.json](/registry.json), by chain id and contract. The same address can be [another contract on another chain](/contracts/v3/reference/deployments.md#same-address).',
    'Choose the router first: calldata for one [reverts on the others](/contracts/v3/guides/swaps/single-swaps.md#which-router), and one Universal Router [release differs from the next](/contracts/universal-router/overview.md#versions).',
    'Take the limit of a swap from [a quote](/sdk/v3/guides/swaps/quoting.md#ask) of the same amount, seconds old, asked outside of the transaction.',
    'Give a deadline in seconds of [the chain’s clock](/sdk/v3/guides/swaps/trading.md#limits), close to now.',
    'Check the caller first in [every callback](/contracts/v3/guides/flash-integrations/flash-callback.md#check).',
    'Install the versions that the front matter of a page names under `packages`; signatures differ between releases.',
    'Run a program against [the local chain](/contracts/v3/guides/local-environment.md#start) before mainnet. Each program of a page is under `/examples/`, with what it printed.',
    'Look a revert up in [atlas.json](/atlas.json), by its string or selector, or learn to [read its data](/contracts/v3/reference/error-codes.md#read).',
  ],
  doNot: [
    'Never set a minimum of zero, for [a swap](/contracts/v3/guides/swaps/single-swaps.md#quote) or for [liquidity](/contracts/v3/guides/providing-liquidity/mint-a-position.md#minimums): others take the difference.',
    'Never read a price to act on from `slot0` or reserves: [one trade moves it](/concepts/protocol/oracle.md#manipulation).',
    'Never approve more than a call takes, and never approve a contract that [anybody can make spend it](/contracts/permit2/overview.md#phishing).',
    'Never leave tokens or ether in a router: [the next caller takes them](/contracts/universal-router/overview.md#leftovers).',
    'Never write an address, a hash or a signature from memory.',
    'Do not copy code from a quote that says “Demonstration only”: it is there to show a loss.',
    'Do not build on a page whose `scope` says superseded or historical; it names the page to use instead.',
  ],
} as const;
