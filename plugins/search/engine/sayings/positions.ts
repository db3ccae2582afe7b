// cspell:ignore doesn hodl
import type {Saying} from './saying';

/** What is said of liquidity, what it earns and what is lost. */
export const POSITIONS: readonly Saying[] = [
  [/\bopen(?:ing)? (?:(?:an?|new|my|the|v[34]|lp|liquidity) ){0,4}position\b/gi, 'mint a position'],
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

  [
    /\bhow much (?:do|does|did|can|will|would) (?:lps?|liquidity providers?|i|we|you) (?:make|earn)\b/gi,
    'returns fees of liquidity providers',
  ],
  [/\b(?:leave|quit|exit)(?:ing)? (?:the |a |my )?pool\b/gi, 'remove liquidity'],
];
