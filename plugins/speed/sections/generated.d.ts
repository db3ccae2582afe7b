import type Loadable from 'react-loadable';
import type {RouteConfig} from 'react-router-config';

type Page = RouteConfig & {path: string; component: ReturnType<typeof Loadable>};

declare module '@generated/routes' {
  /** By name, the routes among which those of a section belong, and the chunks they are loaded from. */
  export const sections: Record<
    string,
    {place: Page[]; chunks: string[]; load: () => Promise<Page[]>} | undefined
  >;
}
