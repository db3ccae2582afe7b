import type {SearchData} from '../engine/buildIndex';

/** In the place of the index while pages are written: the server makes it when search is opened. */
const response = await fetch('/search/index.json');
if (!response.ok)
  throw new Error(`The server answered with ${response.status}: its console says why.`);
export default (await response.json()) as SearchData;
