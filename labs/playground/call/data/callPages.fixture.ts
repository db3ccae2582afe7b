import {sourcesOf} from '../../../../pages/sources';
import {argumentsOf} from '../values/argumentsOf';
import type {Address} from '../values/names';
import {words} from '../values/values.fixture';
import type {CallFunction, CallPage} from './callPage';
import {readCallPages, readContents} from './readCallPages';

export const contents = readContents(process.cwd());

/** What the forms of every reference page call. */
export const callPages = readCallPages({
  siteDirectory: process.cwd(),
  ...sourcesOf(process.cwd()).contracts(),
  contents,
});

/** A function of a page with its place: `v3.reference.lens.QuoterV2#quoteexactinput`. */
type Placed = {place: string; page: CallPage; called: CallFunction};

/** Every function that has a form. */
export const callables: readonly Placed[] = [...callPages].flatMap(([route, page]) =>
  Object.entries(page.functions).map(([anchor, called]) => ({
    place: `${route}#${anchor}`,
    page,
    called,
  })),
);

/** The call of a form with its example values, from the first test account; throws where one cannot be read. */
export function exampleCall({page, called}: Pick<Placed, 'page' | 'called'>) {
  const {abi, examples, units, ether = '0'} = called;
  const read = argumentsOf(abi.inputs, {texts: examples, units}, words);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return {
    abi,
    to: page.address,
    from: contents.accounts[0]?.address as Address,
    values: read.values,
    valueWei: BigInt(Number(ether) * 10) * 10n ** 17n,
  };
}
