import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

/** Some browsers report the network. */
type NavigatorWithNetwork = Navigator & {connection?: {saveData: boolean; effectiveType: string}};

/** Has the worker store each page that is shown, once it is drawn, unless its reader saves data. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname},
  previousLocation,
}) => {
  const {connection} = navigator as NavigatorWithNetwork;
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  if (pathname !== previousLocation?.pathname)
    setTimeout(async () => {
      try {
        const {serviceWorker} = navigator;
        // Registering again would bring back a worker that has removed itself.
        if (!serviceWorker.controller) await serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
        const {active} = await serviceWorker.ready;
        const entries = performance.getEntriesByType('resource').map((entry) => entry.toJSON());
        active?.postMessage({type: 'keep', page: pathname, entries});
      } catch {
        // A browser without workers, or a window that refuses them: pages are read with a network.
      }
    });
};
