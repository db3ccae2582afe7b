import type {CallData, CallPage} from '../data/callPage';
import Form from './Form';

/** The form of functions with what it knows. */
export type OpenCall = CallData & {Form: typeof Form};

/** Loads the form, and what the functions of a page are. */
export async function openCall(file: string): Promise<OpenCall> {
  const [page, names, reverts] = await Promise.all([
    import(`@generated/playground-call/default/pages/${file}.json`) as Promise<{default: CallPage}>,
    import('@generated/playground-call/default/names.json'),
    import('@generated/playground-call/default/reverts.json'),
  ]);
  return {Form, page: page.default, names: names.default, entries: reverts.default};
}
