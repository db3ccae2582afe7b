import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodable} from './decodable';

if (ExecutionEnvironment.canUseDOM) {
  clean();
  // Before the framework hears of it, which begins to listen when it takes the page over.
  window.addEventListener('popstate', clean);
}

/**
 * Removes a trailing `index.html` or `.html` from the address: the framework only does so when it
 * has already drawn a second copy of the page. And mends what cannot be decoded, at which it throws.
 */
function clean(): void {
  const {pathname, search, hash} = window.location;
  const path = decodable(pathname.replace(/(?:\/index)?\.html$/, '') || '/');
  const fragment = decodable(hash);
  if (path !== pathname || fragment !== hash)
    window.history.replaceState(window.history.state, '', path + search + fragment);
}
