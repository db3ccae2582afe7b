import type {SearchData} from '../engine/buildIndex';

/** In the place of the index while pages are written: the server makes it when search is opened. */
const response = await fetch('/search/index.json');
export default (await response.json()) as SearchData;
