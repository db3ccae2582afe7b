import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

/** What some browsers say of the network. */
type Reader = Navigator & {connection?: {saveData: boolean; effectiveType: string}};

/** Has the worker keep each page that is shown, once it is drawn, unless its reader spares data. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname},
  previousLocation,
}) => {
  const {connection} = navigator as Reader;
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  if (pathname !== previousLocation?.pathname)
    setTimeout(async () => {
      try {
        const {serviceWorker} = navigator;
        // A worker that was told to retire is not called back by the page that told it.
        if (!serviceWorker.controller) await serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
        const {active} = await serviceWorker.ready;
        const entries = performance.getEntriesByType('resource').map((entry) => entry.toJSON());
        active?.postMessage({type: 'keep', page: pathname, entries});
      } catch {
        // A browser without workers, or a window that refuses them: pages are read with a network.
      }
    });
};
