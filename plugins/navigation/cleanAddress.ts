import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Removes a trailing `index.html` or `.html` from the address before the page is taken over. The
 * framework only does so later, when it has already drawn a second copy of the page.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (clean !== pathname)
    window.history.replaceState(window.history.state, '', clean + search + hash);
}
