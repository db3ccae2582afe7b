import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodable} from './decodable';

if (ExecutionEnvironment.canUseDOM) {
  clean();
  // Before the framework hears of it, which begins to listen when it takes the page over.
  window.addEventListener('popstate', clean);
}

/**
 * Removes a trailing `index.html` or `.html` from the address, and doubled slashes: the framework
 * has drawn a second copy of the page by the time that it does the first, and knows no page by the
 * second. Escapes what cannot be decoded, at which it throws.
 */
function clean(): void {
  const {origin, pathname, search, hash} = window.location;
  const single = pathname.replace(/\/{2,}/g, '/');
  const path = decodable(single.replace(/(?:\/index)?\.html$/, '') || '/');
  const fragment = decodable(hash);
  if (path !== pathname || fragment !== hash)
    window.history.replaceState(window.history.state, '', origin + path + search + fragment);
}
