import {MAXIMUM} from './maximum';
import {assignmentsOf, callsOf, resolve} from './readCode';
import type {Rule} from './rule';
// cspell:ignore pprove ncrease

/** Refuses an allowance without a limit, given by a call or by a signed permit. */
export const unlimitedAllowance: Rule = ({code}) => {
  const calls = callsOf(code, GRANT).filter(({args}) =>
    args.some((argument) => MAXIMUM.test(resolve(argument, code))),
  );
  const signed = /permit/i.test(code)
    ? assignmentsOf(code, /value|amount|allowance/).filter(({value}) =>
        MAXIMUM.test(resolve(value, code)),
      )
    : [];
  return [...calls, ...signed].map(({name, index}) => ({
    index,
    fault: `${name} grants an allowance without limit, which outlives this use and covers all that is ever held`,
    instead: 'grant the amount that this call spends',
  }));
};

const GRANT = /_?(?:safe|force)?[aA]pprove\w*|(?:safe)?[iI]ncrease(?:Allowance|Approval)|permit\w*/;
