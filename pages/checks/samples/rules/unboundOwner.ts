import type {Call, Code, Expression} from '../code';
import {resolve} from '../resolve';
import type {Rule} from './rule';

/** Refuses a contract that takes tokens through Permit2 from an owner that its caller names. */
export const unboundOwner: Rule = (code) =>
  code.language === 'solidity'
    ? code.calls
        .filter((call) => {
          const owner = ownerOf(call);
          return owner && !isSender(owner, code);
        })
        .map(({name, line}) => ({
          line,
          fault: `${name} takes the tokens of an owner whom the caller names, so anyone can use what others signed or allowed`,
          instead:
            'take them from msg.sender, or let the owner sign as a witness what is done with them',
        }))
    : [];

/** Whose tokens a call of Permit2 takes. */
function ownerOf(call: Call): Expression | undefined {
  const {
    name,
    receiver,
    arguments: {length},
  } = call;
  if (!receiver) return;
  if (name === 'permitTransferFrom') return argumentOf(call, 'owner', 2);
  return name === 'transferFrom' && length === 4 && isPermit2(receiver)
    ? argumentOf(call, 'from', 0)
    : undefined;
}

/** The argument of a call that has this name or, where arguments have none, this position. */
const argumentOf = (
  {arguments: all, names}: Call,
  name: string,
  position: number,
): Expression | undefined => all[names?.includes(name) ? names.indexOf(name) : position];

/** `permit2`, `state.PERMIT2` or `IPermit2(…)`. */
const isPermit2 = (receiver: Expression): boolean =>
  'name' in receiver && receiver.name.toLowerCase().endsWith('permit2');

function isSender(expression: Expression, code: Code): boolean {
  const resolved = resolve(expression, code);
  return resolved.kind === 'member' && resolved.name === 'sender';
}
