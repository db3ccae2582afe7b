import {type Address, isAddress} from 'viem';
import {messageOf} from '../../sdk/core/support/messageOf';

// Tokens of Ethereum mainnet; for another chain write its addresses.
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

// #region build
type Currency = Address | 'ETH';
type Swap = {
  sells: Currency;
  buys: Currency;
  /** Which amount the form shows, in whole tokens: "12.5". */
  exact?: {field: 'input' | 'output'; amount: string};
};

const host = 'https://app.uniswap.org/#';

/** The currency, whose address must have a right checksum: a typing mistake is another token. */
function checked<One extends Currency>(one: One): One {
  if (one === 'ETH' || isAddress(one)) return one;
  throw new Error(`${one} is no address, or its checksum is wrong`);
}

/** A link to the form of a swap, as the interface of 2020 to 2023 read it. */
function swapLink({sells, buys, exact}: Swap): string {
  if (sells === buys) throw new Error('a swap needs two currencies');
  const query = new URLSearchParams({
    inputCurrency: checked(sells),
    outputCurrency: checked(buys),
    ...(exact && {exactField: exact.field, exactAmount: exact.amount}),
  });
  return `${host}/swap?${query}`;
}

/** A link to the form that adds liquidity to a pair of v2. */
const addLink = (tokenA: Address, tokenB: Address): string =>
  `${host}/add/v2/${checked(tokenA)}/${checked(tokenB)}`;
// #endregion build

// #region recipient
/** Who would receive the output of a link's swap, if not the account that swaps. */
function recipientOf(link: string): string | undefined {
  const query = new URL(link).hash.split('?')[1];
  return new URLSearchParams(query).get('recipient') ?? undefined;
}
// #endregion recipient

// #region use
const buyUsdc = swapLink({sells: 'ETH', buys: usdc, exact: {field: 'output', amount: '100'}});
// #endregion use
console.log(buyUsdc.split('&').join('\n  &')); // in lines, to be read
console.log(addLink(usdc, weth));
console.log(`our link pays ${recipientOf(buyUsdc) ?? 'the account that swaps'}`);
console.log(`another pays ${recipientOf(`${buyUsdc}&recipient=somebody.example`)}`);

// #region errors
const refused = [
  () => swapLink({sells: 'ETH', buys: 'ETH'}),
  () => swapLink({sells: 'ETH', buys: `${usdc.slice(0, -1)}B` as Address}),
];
for (const attempt of refused) {
  console.log(`refused: ${messageOf(attempt).replace(/0x\w+/, '…')}`);
}
// #endregion errors
