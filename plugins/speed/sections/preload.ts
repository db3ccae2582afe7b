import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadSection} from './loadSection';

/**
 * Loads what a page is drawn from, as the framework's function of this name does, the routes of
 * its section first. Throws where a file cannot be loaded.
 */
export default async function preload(pathname: string): Promise<void> {
  await loadSection(pathname);
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((one) =>
    matchRoutes(routes, one),
  );
  await Promise.all(matches.map(({route}) => route.component.preload?.()));
}
