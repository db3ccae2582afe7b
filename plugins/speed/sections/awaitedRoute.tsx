import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Loading from '@theme/Loading';
import Loadable from 'react-loadable';

type Route = {path: string};

/**
 * A route for a page whose section could not be loaded: it tries again, shows the error with
 * Retry, and opens the page once its route is there.
 */
export const awaitedRoute = (path: string, load: (path: string) => Promise<void>) => ({
  path,
  exact: true,
  isAwaited: true,
  component: Loadable({
    loading: Loading,
    loader: () => load(path).then(() => OpenAgain),
  }),
});

export const isAwaited = (route: Route): boolean => 'isAwaited' in route;

function OpenAgain(): null {
  const history = useHistory();
  const location = useLocation();
  useEffect(() => {
    history.replace(location);
  }, [history, location]);
  return null;
}
