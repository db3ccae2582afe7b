import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

/** What some browsers say of the network. */
type Reader = {connection?: {saveData: boolean; effectiveType: string}};

/** Has the worker keep each page that is shown, once the browser rests, unless its reader spares data. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname},
  previousLocation,
}) => {
  const {connection} = navigator as Reader;
  const isSparing = connection?.effectiveType.includes('2g') || connection?.saveData;
  if (isSparing || pathname === previousLocation?.pathname) return;
  const atRest = window.requestIdleCallback ?? setTimeout;
  atRest(() => {
    // A browser without workers or a window that refuses them: pages are read with a network.
    keep(pathname).catch(() => {});
  });
};

async function keep(page: string): Promise<void> {
  const {serviceWorker} = navigator;
  // A worker that was told to retire is not called back by the page that told it.
  if (!serviceWorker.controller) await serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
  const {active} = await serviceWorker.ready;
  const entries = performance.getEntriesByType('resource').map((entry) => entry.toJSON());
  active?.postMessage({type: 'keep', page, entries});
}
