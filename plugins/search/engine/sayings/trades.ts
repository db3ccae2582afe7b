// cspell:ignore bapprov bbecom exchang didn doesn imum ying
import type {Saying} from './saying';

/** What is said of swaps, their prices and what they pay. */
export const TRADES: readonly Saying[] = [
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
  [
    /\bfront[- ]?r[ua]n\w*|\b(?:in front|ahead) of (?:me|my|us|our|mine)\b|\b(?:lost|lose) to (?:an? )?bots?\b|\bcop(?:y|ies|ied|ying) my (?:trade|swap|transaction)s?\b|\bfrom (?:bots?|mev|searchers?)\b/gi,
    'sandwich',
  ],
  [
    /\b(?:got|get|getting|gave|give|received)(?: \w+){0,2} (?:bad|worse|terrible|poor|awful) (?:price|rate|deal|quote)s?\b|\b(?:other|different) amount than\b/gi,
    'slippage price impact',
  ],
  [
    /\b(?:get|take|send)(?:ting|ing)? (?:(?:my|the|leftover|unused|rest|of) ){0,4}eth(?:er)? back\b|\b(?:too much|unused|extra|excess) eth(?:er)?\b/gi,
    'refund leftover ETH',
  ],
  [
    /\b(?:did not|didn['’]?t|does not|doesn['’]?t|won['’]?t|will not|never) (?:happen|go through|complete|confirm)s?\b/gi,
    'reverts fails',
  ],
  [/\b(?:too|so|very) (?:expensive|costly|pricey)\b/gi, 'gas cost'],
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
  [
    /\b(?:swap|trad|exchang)\w*(?: \w+){0,2}? (?:multiple|several|many|more) (?:pools?|hops?)\b|\b(?:multiple|several) pools? (?:swap|trade)\b/gi,
    'multi hop swap',
  ],
  [/\bbecom(?:e|ing) (?:an? )?filler\b/gi, 'write a filler'],
  [/\b(?:which|what) (?:percent(?:age)?|%)/gi, 'which fee tier'],
  [
    /\bapprov(?:e|ing|al) (?:two times|twice|again|two things)\b|\b(?:two|second) approvals?\b/gi,
    'two approvals permit2',
  ],
];
