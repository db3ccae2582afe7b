import type {Address} from 'viem';
import {dialectOf} from './addresses';
import type {Context, Place} from './catalogue';
import type {Field, Step} from './explanation';
import {factsOf} from './factsOf';
import {humanise, type Scope} from './humanise';
import {sentenceOf} from './sentences';
import {stepWarnings} from './stepWarnings';
import {tokenHint} from './tokenHint';
import {fieldWarnings} from './fieldWarnings';
import {isOfToken} from './isOfToken';
import {layoutWarning} from './layoutWarning';
import {present} from './warning';

type StepParts = Pick<Step, 'name' | 'parameters' | 'layout'> & {
  kind: 'call' | 'command' | 'action' | 'actions' | 'payload';
  fields: readonly Field[];
  of?: readonly Place[];
  /** The token that is called, or that verifies the payload. */
  token?: Address;
};

/** A step with its meaning: units beside the values, a sentence, warnings. */
export function describeStep({kind, of, token, ...step}: StepParts, context: Context): Step {
  const {name, fields, layout} = step;
  const scope: Scope = {
    name,
    facts: factsOf([...ownFields(fields, step.name), ...(token ? [tokenField(token)] : [])]),
    dialect: dialectOf({kind, name, of}),
    isAction: kind === 'action',
    context,
  };
  const hint = isOfToken(of ?? []) ? tokenHint(scope) : undefined;
  return {
    ...step,
    ...(hint && {hint}),
    fields: humanise(fields, scope),
    sentence: sentenceOf(scope),
    warnings: [
      ...stepWarnings(fields, scope),
      ...fieldWarnings(fields, scope),
      ...present([layoutWarning(layout)]),
    ],
  };
}

const tokenField = (token: Address): Field => ({name: 'token', type: 'address', raw: token});

/** Before a witness, which is of the spender's making: its names say nothing of what Permit2 does. */
const MEMBERS_BEFORE_WITNESS = 4;

const ownFields = (fields: readonly Field[], name: string): readonly Field[] =>
  /^Permit(Batch)?Witness/.test(name) ? fields.slice(0, MEMBERS_BEFORE_WITNESS) : fields;
