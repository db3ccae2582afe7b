import type {ClientModule} from '@docusaurus/types';

/** How long a page may take to load before readers see the progress bar, in milliseconds. */
const PATIENCE = 1_000;

let timer: number | undefined;

/** Marks the document while a page takes longer: the theme's bar, which comes after 200 ms, is hidden until then. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  clearTimeout(timer);
  if (location.pathname === previousLocation?.pathname) return;
  timer = window.setTimeout(() => {
    document.documentElement.dataset.navigation = 'slow';
  }, PATIENCE);
};

/** Takes the mark away once the page is there. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  clearTimeout(timer);
  delete document.documentElement.dataset.navigation;
};
