import type {Reachable, RevertGraph} from './model';

/**
 * What notes call a cause by: the string, the error or the panic that a caller gets, the function
 * that is called in another contract, or the function that reverts without data.
 */
export function causeId({kind, text, function: name}: Reachable, {isChecked}: RevertGraph): string {
  if (isChecked && (kind === 'panic' || kind === 'assert')) return `Panic(${text})`;
  return kind !== 'panic' && text ? text : withoutTypes(name);
}

const withoutTypes = (name: string): string => name.replace(/\(.*$/, '');
