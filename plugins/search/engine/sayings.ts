/** What readers say in several words that say nothing one by one, and what it is called here. */
const SAID: readonly (readonly [said: RegExp, called: string])[] = [
  // Trades
  [
    /\b(?:how (?:much|many)|what)(?: \w+)? (?:will|would|do|can|could|should) (?:i|we|you|users?)(?: \w+)? (?:get|receive)(?: out)?\b/gi,
    'quoting amount',
  ],
  [
    /\b(?:see|know|show|check|preview) (?:the |an? )?(?:price|amount|output|result|rate)s? (?:before|up ?front|in advance)\b/gi,
    'quote before',
  ],
  [
    /\b(?:less|fewer|lower|worse)(?: \w+){0,3} than (?:(?:i|it|they|we|the|was|were) ){0,2}(?:shown?|showed|quoted?|expected|promised|displayed|said|told|estimated?|preview)\b/gi,
    'slippage price impact',
  ],
  [/\bfront[- ]?r[ua]n\w*|\b(?:in front|ahead) of (?:me|my|us|our|mine)\b/gi, 'sandwich'],
  [
    /\b(?:sell|buy|trade|swap)(?:ing)?(?: \w+){0,2} (?:when|once|if|as soon as)(?: \w+){0,3} (?:reach|hit|drop|fall|rise|goe|get)(?:e?s)?\b/gi,
    'limit order range order',
  ],
  [/\bwithout (?:having to |needing to |first )?(?:wrap\w*|weth)\b/gi, 'native'],
  [
    /\b(?:to|pay(?:ing)?) (?:(?:another|a different|some(?:one|body) else['’]?s) (?:wallet|address|account|person)|some(?:one|body) else\b(?!['’]?s))/gi,
    'recipient',
  ],

  [
    /\bslip(?:page)? (?:percent(?:age)?|setting|limit|amount)s?\b|\bmax(?:imum)? slip(?:page)?\b/gi,
    'slippage tolerance',
  ],
  [/\b(?:which|what) (?:percent(?:age)?|%)/gi, 'which fee tier'],
  [
    /\bapprov(?:e|ing|al) (?:two times|twice|again|two things)\b|\b(?:two|second) approvals?\b/gi,
    'two approvals permit2',
  ],

  // Positions
  [
    /\b(?:get|take|pull|move|cash)(?:ing)? (?:(?:my|the|our|all|some|of) ){0,3}(?:money|tokens?|coins?|funds?|deposit|liquidity|assets?|everything) (?:back )?(?:out|back)(?: of)?\b|\bcash(?:ing)? out\b/gi,
    'withdraw remove liquidity',
  ],
  [
    /\b(?:put|add)(?:ting|ing)? (?:(?:more|my|some|extra) )*(?:money|funds|coins|capital|cash)(?: (?:in|into|to))?\b|\btop(?:ping)? up\b/gi,
    'add increase liquidity',
  ],
  [
    /\b(?:earn|mak|collect)\w* (?:nothing|no fees?|no money|zero)\b|\b(?:stop(?:s|ped)?|not|isn['’]?t|doesn['’]?t|don['’]?t|no longer) (?:earn(?:s|ing)?|making)\b(?: fees| anything| money)?/gi,
    'earns no fees out of range',
  ],
  [
    /\b(?:only|just|with) (?:one|a single|1)(?: of (?:the|my) (?:two|2))? (?:token|coin|side|asset)s?\b|\bwithout (?:having )?the other (?:token|coin|asset|side)\b/gi,
    'one token single-sided',
  ],
  [
    /\b(?:give|send|gift|hand)(?:ing)? (?:away )?(?:my|a|the) (?:lp )?(?:position|nft)\b/gi,
    'transfer position nft',
  ],
  [
    /\b(?:lost|lose|losing) (?:money|value)\b|\b(?:compared? (?:to|with)|than|versus|vs) (?:just |simply )?(?:holding|hodl\w*)/gi,
    'impermanent loss',
  ],
  [
    /\b(?:money|tokens?|funds|coins?|eth) (?:(?:is|are|was|were|got|have|has|just) ){0,2}(?:stuck|gone|disappeared|missing|vanished|trapped)\b(?! in)/gi,
    'tokens left',
  ],

  // Pools and hooks
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
  [/\bwho (?:is |really |actually )?(?:swap(?:s|ped|ping)|trad(?:es|ed|ing))\b/gi, 'msgSender who swaps'],
  [/\b(?:with|has|having|by) (?:the )?most (?:money|liquidity|funds|value|volume)\b/gi, 'largest tvl'],
  [/\b(?:position|nft)(?:['’]?s)? (?:number|no|id)s?\b/gi, 'tokenId of position'],
  [
    /\bfees? (?:that |which )?(?:changes?|adjusts?|goes up|rises?|var(?:y|ies)|depends?|reacts?)\b|\b(?:adjust|change|vary|adapt|raise)s? (?:the |its |my )?fees? (?:by|with|on the fly|on|depending|based|dynamically|automatically)\b/gi,
    'dynamic fee',
  ],

  // Integrations
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
  [/\btoo many requests\b|\bthrottl\w+/gi, 'rate limit'],
];

/** The query, with what readers say in several words replaced by what it is called here. */
export const nameSayings = (query: string): string =>
  SAID.reduce((text, [said, called]) => text.replace(said, called), query);
