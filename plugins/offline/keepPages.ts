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
        const isFirst = !serviceWorker.controller;
        // Registering again would bring back a worker that has removed itself.
        if (isFirst) await serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
        const {active} = await serviceWorker.ready;
        const keep = (entries: PerformanceEntryList, page?: string) =>
          active?.postMessage({
            type: 'keep',
            page,
            entries: entries.map((entry) => entry.toJSON() as object),
          });
        keep(performance.getEntriesByType('resource'), pathname);
        if (isFirst) observeBypassing(keep);
      } catch {
        // A browser without workers, or a window that refuses them: pages are read with a network.
      }
    });
};

/** Reports what was on its way when the worker started, and does not come through it. */
function observeBypassing(report: (entries: PerformanceEntryList) => void): void {
  new PerformanceObserver((list) => {
    const entries = list
      .getEntries()
      .filter((entry) => !(entry as PerformanceResourceTiming).workerStart);
    if (entries.length > 0) report(entries);
  }).observe({type: 'resource'});
}
