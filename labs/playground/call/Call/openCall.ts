import names from '@generated/playground-call/default/names.json';
import pages from '@generated/playground-call/default/pages.json';
import entries from '@generated/playground-names/default/reverts.json';
import type {CallData} from '../data/callPage';
import Form from './Form';

/** The form of functions with what it knows. */
export type OpenCall = CallData & {Form: typeof Form};

/** The form, and what the functions of a page are; loaded at the first press, as it is large. */
export function openCall(name: string): OpenCall {
  const page = pages[name];
  if (!page) throw new Error(`No page with forms has the name ${name}.`);
  return {Form, page, names, entries};
}
