import type {Missing} from './failure';

/** What a text says that holds no reason of a contract, if it is such a text. */
export const missingIn = (text: string): Missing | undefined =>
  PHRASES.find(([, phrase]) => phrase.test(text))?.[0];

/** What wallets, libraries and nodes write; the first that fits counts. */
const PHRASES: readonly (readonly [Missing, RegExp])[] = [
  ['safeCall', /\bGS013\b/],
  ['safe', /\bGS\d{3}\b/],
  ['entryPoint', /\bAA[1-9]\d\b/],
  ['function', /function selector was not recognized/i],
  ['known', /\balready ?known\b|\bknown transaction\b/i],
  ['rejected', /user (?:rejected|denied|cancel\w+)|\bACTION_REJECTED\b/i],
  [
    'funds',
    /insufficient funds|\bINSUFFICIENT_FUNDS\b|doesn't have enough funds|exceeds the balance of the account|insufficient balance for transfer/i,
  ],
  [
    'nonce',
    /nonce (?:is )?too (?:low|high)|nonce has already been used|\bNONCE_EXPIRED\b|the current nonce of the account/i,
  ],
  [
    'fee',
    /max fee per gas less than|cannot be lower than the block base fee|transaction underpriced|\bREPLACEMENT_UNDERPRICED\b|maxFeePerGas \(\d+\) is too low/i,
  ],
  [
    'code',
    /returned no data \("0x"\)|"result":\s*"0x"|could not decode result data \(value="0x"|returned values aren't valid|call to a non-contract account/i,
  ],
  [
    'gas',
    /out of gas|\bOutOfGas\b|gas required exceeds|intrinsic gas too low|provided for the transaction is too low|exceeds (?:the )?block(?:'s)? gas limit/i,
  ],
  [
    'opcode',
    /invalid opcode|\bInvalidFEOpcode\b|\bInvalidJump\b|bad instruction|bad jump destination/i,
  ],
  [
    'node',
    /too many requests|rate limit|request timed out|took too long|missing trie node|header not found|could not detect network|failed to fetch|HTTP request failed|missing response|execution not allowed/i,
  ],
];

/** Whether a text says that a call failed, and no more. */
export const isBareFailure = (text: string): boolean => FAILED.test(text);

const FAILED = new RegExp(
  [
    '^(?:execution |transaction |vm )?reverted(?: 0x|\\.)?$',
    '^err: revert',
    '(?:execution|transaction|call) reverted|has been reverted|\\breverted\\.?\\s*$|revert with unrecognized',
    'unrecognized return data|unexpected amount of data|missing revert data|call revert exception',
    'transaction (?:execution )?failed|transaction: revert|simulation failed|failed during the simulation',
    'VM execution error|contract execution \\[|internal error|internal JSON-RP|due to an exception',
    'cannot estimate gas|inside a smart contract|could not coalesce error|EvmError: Revert',
    'not able to estimate gas|likely to fail|counterexample: calldata',
    '\\bUNPREDICTABLE_GAS_LIMIT\\b|\\bCALL_EXCEPTION\\b',
  ].join('|'),
  'i',
);
