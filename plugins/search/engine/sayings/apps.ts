// cspell:ignore bthrottl imate
import type {Saying} from './saying';

/** What is said of apps, data, permissions and votes. */
export const APPS: readonly Saying[] = [
  [
    /\b(?:charge|take|earn|get|collect|make|add)(?:ing)?(?: \w+){0,3} (?:from|on|in|through) (?:my|our) (?:app|ui|frontend|front end|website|site|interface|users?|dapp)\b|\bcharge (?:my|our) users?\b|\b(?:fee|commission|cut)s? (?:for|to) my (?:app|ui|frontend|website|site|interface|dapp)\b/gi,
    'integrator fee',
  ],
  [
    /\b(?:real|official|genuine|authentic|legit(?:imate)?|right|fake) (?:one|contracts?|address(?:es)?)\b|\b(?:contract|address|router|pool) (?:is )?(?:the |really )?(?:real|official|genuine|authentic|legit(?:imate)?|fake)\b/gi,
    'genuine addresses deployments',
  ],
  [
    /\b(?:all (?:the |my )?)(?:trades?|swaps?|transactions?|txs?)(?: \w+)? (?:of|by|from)\b|\b(?:trades?|swaps?|transactions?|activity) (?:of|by|from) (?=(?:an?|one|my|this|any|each)(?: \w+)? (?:wallet|account|address|user|trader)\b)|\b(?:trade|trading|swap|transaction) history\b/gi,
    'subgraph query swaps of',
  ],
  [
    /\b(?:find|get|look ?up|which|search)(?:ing)?(?: the| a)? (?:pool|pair|market)s? (?:for|of|by|between|from|with) (?:two|2|these|both|my) (?:tokens?|coins?|assets?|addresses)\b/gi,
    'getPool of two tokens',
  ],
  [
    /\b(?:numbers?|integers?|values?|balances?) (?:(?:is|are|looks?|gets?|shows?) )?(?:(?:too|so|very|way) (?:too )?(?:big|large|long|huge)|huge|enormous)\b|\b(?:huge|giant|big|large) (?:numbers?|integers?|values?)\b|\b(?:too many|extra|18) zero(?:e?s)\b/gi,
    'integers decimals bigint',
  ],
  [
    /\bwhat (?:a |an |the |my |this )?(\w+ )?(?:transaction|tx|calldata) (?:did|does|means|contains)\b/gi,
    'decode $1 calldata',
  ],
  [
    /\b(?:remove|cancel|delete|undo|stop|reset|take back)(?:ing)? (?:(?:my|the|an|all|old|token) ){0,2}(?:approval|allowance|permission)s?\b/gi,
    'revoke approval',
  ],
  [
    /\b(?:data|results?|api|graph|subgraph|index(?:er|ing)?) (?:is |are )?(?:delayed|behind|old|stale|outdated|late|lag\w*|out of date|not up to date)\b/gi,
    'subgraph behind',
  ],
  [
    /\bgas (?:(?:is|are|costs?|fees?|price|so|too|very) ){0,3}(?:high|expensive|much)\b|\b(?:save|saving|reduce|less|cut|lower) gas\b/gi,
    'gas optimization',
  ],
  [/\bburn(?:s|ing|ed)? uni\b|\buni burn\w*/gi, 'burn UNI TokenJar'],
  [
    /\b(?:give|hand|transfer|assign|lend)(?:ing)? (?:(?:my|the|all) )?(?:votes?|voting power)\b/gi,
    'delegate votes',
  ],
  [/\b(?:ran|runs?|running) out\b(?! of)|\bno longer valid\b/gi, 'expired'],
  [
    /\b(?:play|fake|test|pretend|monopoly) (?:money|eth|ether|funds)\b|\bwithout (?:(?:using|risking|spending|losing) )?(?:real |my )?(?:money|funds|eth)\b|\btest (?:network|chain)\b/gi,
    'local fork testnet',
  ],
  [/\bcross[- ]?chain\b/gi, 'bridge chain'],
  [
    /\bwhat(?:['’]?s| is| has)? (?:new|changed|better|improved)(?: in| with| about)? (?:uniswap )?v4\b|\b(?:why use|why|advantages? of|benefits? of|pros of) v4\b/gi,
    'differences of v4 vs v3',
  ],
  [
    /\bstop (?:\w+ ){1,3}(?:using|spending|taking|moving) my (?:\w+ )?(?:tokens?|approval|funds|coins|money)\b/gi,
    'revoke approval',
  ],
  [/\bhow long (?:is |are |does |do )?((?:\w+ ){0,4})(?:valid|lasts?)\b/gi, '$1expires'],
  [/\bbug (?:reward|prize|program)s?\b|\brewards? for (?:finding )?(?:a )?bugs?\b/gi, 'bug bounty'],
  [
    /\b(?:tokens?|wallet|funds|money|coins|nft) (?:(?:was|were|got|been|have|has) ){0,2}(?:stolen|drained|emptied)\b|\b(?:stole|drained|emptied)(?: \w+){0,2} (?:tokens?|wallet|funds|money|coins|nft)\b/gi,
    'phishing signature approval',
  ],
  [/\btoo many requests\b|\bthrottl\w+/gi, 'rate limit'],
];
