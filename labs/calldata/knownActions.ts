import {parseAbiParameters} from 'viem';
import type {ActionSet} from '../../facts/reference/actions/actionSet';
import {withHopLimits} from '../../facts/reference/actions/withHopLimits';
import {tupleOf} from '../../facts/reference/commands/tupleOf';
import type {ActionNotes} from '../../pages/actions/readActionNotes';
import {commandAnchor} from '../../pages/commands/commandNodes';
import type {KnownAction} from './explain/catalogue';

type Actions = {set: ActionSet; noted?: ActionNotes | undefined};

/** The actions of v4 with the parameters of their values in each release, linked to their page. */
export function knownActions({set: {actions, structs}, noted}: Actions): readonly KnownAction[] {
  const limited = withHopLimits(structs);
  return actions.map(({name, byte, inputs, runsIn}) => {
    const [older, newer] = [structs, limited].map((of) => tupleOf(inputs, of));
    return {
      name,
      byte,
      inputs: parse(older),
      ...(newer !== older && {limitedInputs: parse(newer)}),
      runsIn,
      ...(noted && {href: `${noted.route}#${commandAnchor(name)}`}),
    };
  });
}

const parse = (tuple = ''): KnownAction['inputs'] => (tuple ? parseAbiParameters(tuple) : []);
