// cspell:ignore ging ning upgrad
import type {Saying} from './saying';

/** What is said of pools and of their hooks. */
export const POOLS: readonly Saying[] = [
  [
    /\b(?:get|fetch|find|query|check)(?:ting|ing)? (?:(?:the|an?|of|token|pool|pair|coin)(?:['’]s)? ){0,3}prices?\b(?! (?:impact|limit|range|feed|before|up|in))|^(?:token|pool) prices?$/gi,
    'read the price of a pool',
  ],
  [
    /\btoken (?:order(?:ing)?|sorting)\b|\btokens? (?:get |are |is )?sorted\b|\bsort(?:ing)? (?:the |two )?tokens\b/gi,
    'token0 tokens sorted by address',
  ],
  [
    /\bupgrade(?:d)? (?:the )?contracts?\b|\bcontracts? (?:be )?(?:upgrad|chang)\w+|\bbe (?:shut ?down|(?:turned|switched) off|paused|frozen|stopped|censored)\b/gi,
    'immutability of the protocol',
  ],
  [/\b(?:plug|add)[- ]?(?:in|on)s\b|\bmiddleware\b/gi, 'hook contract'],
  [
    /\b(?:start|open|set ?up|begin|launch)(?:ing)? (?:(?:a|my|own|new|the) ){0,3}(?:pool|market|pair)\b/gi,
    'create pool',
  ],
  [/\balready (?:there|exists?|made|created|taken)\b/gi, 'already initialized'],
  [
    /\b(?:one|single|same) (?:big |global )?contract (?:for|with|holds?|holding) (?:all|every|each|many)\b/gi,
    'singleton PoolManager',
  ],
  [/\b(before|after) (?:every|each|any) (?:swap|trade|exchange)s?\b/gi, 'hook $1 swap'],
  [
    /\b(?:run|execute|add|inject|trigger|plug)(?:ning|ging|ing|s)?(?: in)? (?:my|our|custom|own|extra|additional)(?: own)? (?:code|logic|function|rules?)\b|\bcustom (?:code|logic|rules)\b/gi,
    'hook',
  ],
  [
    /\b(?:only|just) (?:let |allow )?(?:some|certain|selected|approved|specific|trusted|known|verified|allowed|kyc)(?: kyc| \w*ed)? (?:wallets?|users?|people|addresses|accounts?|traders?|customers?)\b|\b(?:block|ban|exclude|prevent|forbid|restrict|deny)(?:ing)?(?: some| certain| bad)? (?:wallets?|users?|people|addresses|accounts?|traders?|countries)\b|\bwho (?:can|may|is allowed to) (?:trade|swap)\b/gi,
    'KYC allowlist hook',
  ],
  [
    /\bwho (?:is |really |actually )?(?:swap(?:s|ped|ping)|trad(?:es|ed|ing)|(?:made|sent|started) (?:the|a|this) (?:swap|trade))\b/gi,
    'msgSender who swaps',
  ],
  [
    /\b(?:with|has|having|by) (?:the )?most (?:money|liquidity|funds|value|volume)\b/gi,
    'largest tvl',
  ],
  [/\b(?:position|nft)(?:['’]?s)? (?:number|no|id)s?\b/gi, 'tokenId of position'],
  [
    /\bfees? (?:that |which )?(?:changes?|adjusts?|goes up|rises?|var(?:y|ies)|depends?|reacts?)\b|\b(?:adjust|change|vary|adapt|raise)s? (?:the |its |my )?fees? (?:by|with|on the fly|on|depending|based|dynamically|automatically)\b/gi,
    'dynamic fee',
  ],
];
