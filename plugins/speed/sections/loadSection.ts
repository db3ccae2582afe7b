import {sections} from '@generated/routes';
import {awaitedRoute, isAwaited} from './awaitedRoute';
import {sectionOf} from './sectionOf';

const loaded = new Map<string, Promise<void>>();

/** Adds the routes of the section that a page is in to those of the site, where they are not yet. */
export function loadSection(pathname: string): Promise<void> {
  const name = sectionOf(pathname);
  const section = sections[name];
  if (!section) return Promise.resolve();
  const adding =
    loaded.get(name) ??
    section.load().then(
      (pages) => {
        const others = section.place.filter(
          (route) => !(isAwaited(route) && sectionOf(route.path) === name),
        );
        section.place.splice(0, Infinity, ...others, ...pages);
      },
      (failure: unknown) => {
        loaded.delete(name);
        if (!section.place.some(({path}) => path === pathname))
          section.place.push(awaitedRoute(pathname, loadSection));
        throw failure;
      },
    );
  loaded.set(name, adding);
  return adding;
}

/** The chunks that the section of a page is still to be loaded from. */
export function chunksOfSection(pathname: string): string[] {
  const name = sectionOf(pathname);
  return loaded.has(name) ? [] : (sections[name]?.chunks ?? []);
}
