import {MAXIMUM} from './maximum';
import {assignmentsOf, callsOf, resolve} from './readCode';
import type {Rule} from './rule';
// cspell:ignore eadline

/** Refuses a deadline that is always met: the time of inclusion itself, or the end of time. */
export const pastDeadline: Rule = ({code, language}) => {
  const positional = callsOf(code, TAKES_LAST).map(({name, args, index}) => ({
    name,
    value: args.at(-1) ?? '',
    index,
  }));
  return [...assignmentsOf(code, /\w*[dD]eadline\w*/), ...positional].flatMap((one) => {
    const value = resolve(one.value, code);
    const how = MAXIMUM.test(value)
      ? 'never ends'
      : isNow(value, language) &&
        'is the time at which the transaction is included, which is always met';
    return how
      ? {
          index: one.index,
          fault: `the deadline of ${one.name} ${how}`,
          instead:
            language === 'solidity'
              ? 'take it from the caller, who computes it before signing'
              : 'add seconds to the time at which the client signs',
        }
      : [];
  });
};

/** Functions of v1, v2 and the Universal Router whose last argument is the deadline. */
const TAKES_LAST =
  /swap(?:Exact)?(?:ETH|Tokens)For\w+|(?:add|remove)Liquidity(?:ETH)?\w*|(?:ethToToken|tokenToEth|tokenToToken)(?:Swap|Transfer)(?:Input|Output)/;

/** A contract reads the time of inclusion whatever it adds; a client reads the time of signing. */
const isNow = (value: string, language: 'solidity' | 'script'): boolean =>
  language === 'solidity'
    ? /\bblock\.timestamp\b|^now\b/.test(value)
    : /\bDate\.now\(\)|\bnew Date\(\)|\.timestamp\b/.test(value) && !value.includes('+');
