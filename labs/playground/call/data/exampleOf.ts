import type {AbiFunction, AbiParameter} from 'viem';
import type {Texts} from '../values/argumentsOf';
import {leavesOf} from '../values/leaves';
import {BY_TYPE, ETHER_RULES, RULES} from './exampleRules';

/** The texts that the fields of a function contain at first, by path; every one can be read. */
export const examplesOf = (contract: string, {name, inputs}: AbiFunction): Texts =>
  Object.fromEntries(
    leavesOf(inputs).map(({path, parameter}) => [
      path,
      exampleOf(`${contract}.${name}`, parameter),
    ]),
  );

/** The ETH that a function is sent at first; nothing where it needs none. */
export const etherOf = (contract: string, {name}: AbiFunction): string | undefined =>
  ETHER_RULES.find(([place]) => place.test(`${contract}.${name}`))?.[1];

function exampleOf(place: string, parameter: AbiParameter): string {
  const {name = '', type} = parameter;
  const rule = RULES.find(
    (one) => one.name.test(name) && (one.type?.test(type) ?? true) && (one.in?.test(place) ?? true),
  );
  const text = rule?.text ?? BY_TYPE.find(([types]) => types.test(type))?.[1];
  return text ?? (/^bytes\d+$/.test(type) ? zeros(type) : JSON.stringify(jsonOf(place, parameter)));
}

/** A list of one item, or a tuple by the names of its values. */
function jsonOf(place: string, parameter: AbiParameter): unknown {
  const [, element, length] = /^(.*)\[(\d*)\]$/.exec(parameter.type) ?? [];
  if (element !== undefined) {
    const item = jsonOf(place, {...parameter, type: element} as AbiParameter);
    return Array.from({length: Number(length || 1)}, () => item);
  }
  return 'components' in parameter
    ? Object.fromEntries(parameter.components.map((one) => [one.name ?? '', jsonOf(place, one)]))
    : exampleOf(place, parameter);
}

const zeros = (type: string): string => `0x${'00'.repeat(Number(type.slice('bytes'.length)))}`;
