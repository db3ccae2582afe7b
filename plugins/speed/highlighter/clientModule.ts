import type {ClientModule} from '@docusaurus/types';
import {loadHighlighter} from './loadHighlighter';

/** Loads the highlighter beside the first page that is not taken over from the server. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  // A block that needs it asks again, and copes where it does not come.
  if (previousLocation) loadHighlighter().catch(() => {});
};
