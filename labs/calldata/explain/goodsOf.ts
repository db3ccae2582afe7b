import {isAddressEqual, zeroAddress} from 'viem';
import {symbolOf} from './amounts';
import {addressIn, numberIn} from './factsOf';
import type {Scope} from './humanise';
import {routeOf} from './routeOf';

const AS_ETHER = /^(unwrap|UNWRAP|swap\w+ForETH|swap\w+ForExactETH)/;
/** What adds or takes liquidity gives several things. */
const SEVERAL = /Liquidity/;
const NEW_POSITION = /^(mint|MINT_POSITION)/;
/** Names of the token that a step sends. */
const TOKENS = ['token', 'currency', 'outputToken'];

/** What goes to a recipient, as `WETH goes`; nothing where the step does not say. */
export function goodsOf(
  field: string,
  {name, facts, context: {catalogue}}: Scope,
): string | undefined {
  if (field === 'feeRecipient' || SEVERAL.test(name)) return undefined;
  if (NEW_POSITION.test(name)) return 'The new position NFT goes';
  if (facts.has('tokenId') && name !== 'collect') return 'The position NFT goes';
  if (/_(721|ERC721)$/.test(name)) return 'The NFT goes';
  if (AS_ETHER.test(name)) return 'ETH goes';
  const token =
    routeOf(name, facts)?.at(-1)?.to ??
    TOKENS.map((one) => addressIn(facts, one)).find((one) => one !== undefined);
  if (!token) return undefined;
  const symbol = isAddressEqual(token, zeroAddress) ? 'ETH' : symbolOf(token, catalogue);
  const bips = numberIn(facts, 'bips');
  return bips === undefined ? `${symbol} goes` : `${Number(bips) / 100}% of the ${symbol} goes`;
}
