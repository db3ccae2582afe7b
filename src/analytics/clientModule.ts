import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {initialiseAnalytics, track} from './analytics';
import {readConfiguration} from './configuration';

const configuration = ExecutionEnvironment.canUseDOM ? readConfiguration() : undefined;
if (configuration) initialiseAnalytics(configuration);

/** Reports the page that a reader opens the site on, and each that is shown after it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location,
}) => {
  if (!configuration || location.pathname === previousLocation?.pathname) return;
  track('page view', {page_path: location.pathname, commit_hash: configuration.commit});
};
