import {markdownAddress} from './markdownAddress';

type Options = {
  /** Address of the page that holds the links. */
  route: string;
  /** Addresses of the pages that have a Markdown version. */
  routes: ReadonlySet<string>;
};

/**
 * Returns the address of a link in the Markdown version of its page: that of the other page's
 * Markdown version, of a published file, or the link itself where it leads off the site or to a page
 * without a Markdown version.
 */
export const markdownLinks =
  ({route, routes}: Options) =>
  (url: string): string => {
    const [address = '', anchor] = url.replace(/^pathname:\/\//, '').split('#');
    const page = address === '' ? route : address;
    const target = routes.has(page) ? markdownAddress(page) : page;
    return anchor === undefined ? target : `${target}#${anchor}`;
  };
