import {twinAddress} from './twinAddress';

type Options = {
  /** Address of the page that holds the links. */
  route: string;
  /** Addresses of the pages that have a twin. */
  routes: ReadonlySet<string>;
};

/**
 * Gives the address that a twin has for a link of its page: that of the other page's twin, of a
 * published file, or the link itself where it leads off the site or to a page without a twin.
 */
export const twinLinks =
  ({route, routes}: Options) =>
  (url: string): string => {
    const [address = '', anchor] = url.replace(/^pathname:\/\//, '').split('#');
    const page = address === '' ? route : address;
    const target = routes.has(page) ? twinAddress(page) : page;
    return anchor === undefined ? target : `${target}#${anchor}`;
  };
