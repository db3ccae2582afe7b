import {callsOf} from './readCode';
import type {Rule} from './rule';

/** Refuses a contract that takes tokens through Permit2 from whom its caller names. */
export const unboundOwner: Rule = ({code, language}) => {
  if (language !== 'solidity') return [];
  const signed = callsOf(code, /permitTransferFrom/).filter(({args}) => args[2] !== 'msg.sender');
  const allowed = callsOf(code, /transferFrom/).filter(
    ({args, index}) =>
      args.length === 4 && args[0] !== 'msg.sender' && /permit2\.$/i.test(code.slice(0, index)),
  );
  return [...signed, ...allowed]
    .filter(({index}) => code[index - 1] === '.')
    .map(({name, index}) => ({
      index,
      fault: `${name} takes the tokens of whom the caller names, so anyone can use what others signed or allowed`,
      instead:
        'take them from msg.sender, or let the owner sign as a witness what is done with them',
    }));
};
