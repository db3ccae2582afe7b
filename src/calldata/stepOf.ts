import {dialectOf} from './addresses';
import type {Context, Place} from './catalogue';
import type {Field, Step} from './explanation';
import {factsOf} from './factsOf';
import {humanise, type Scope} from './humanise';
import {sentenceOf} from './sentences';
import {layoutWarnings, warningsOf} from './warnings';

type Described = Pick<Step, 'name' | 'parameters' | 'layout'> & {
  kind: 'call' | 'command' | 'payload';
  fields: readonly Field[];
  of?: readonly Place[];
};

/** A step with its meaning: units beside the values, a sentence, warnings. */
export function stepOf({kind, of, ...step}: Described, context: Context): Step {
  const {name, fields, layout} = step;
  const scope: Scope = {
    name,
    facts: factsOf(fields),
    dialect: dialectOf({kind, name, of}),
    context,
  };
  return {
    ...step,
    fields: humanise(fields, scope),
    says: sentenceOf(scope),
    warnings: [...warningsOf(fields, scope), ...layoutWarnings(layout)],
  };
}
