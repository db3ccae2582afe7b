import type {QueryAnswer, Sources} from './sources';
import {shows} from './shownPage';

/** Names of packages: the overviews and guides that name one, or else every page that does. */
export function packageRows({pages}: Pick<Sources, 'pages'>): QueryAnswer[] {
  const names = new Set(pages.flatMap(({text}) => text.match(/@uniswap\/[a-z0-9-]+/g) ?? []));
  const naming = (name: string) => pages.filter(({text}) => shows({text, code: ''}, name));
  return [...names].flatMap((query) => {
    const leading = naming(query).filter(({kind}) => kind === 'overview' || kind === 'guide');
    // Tables leave the scope out.
    const all = [...naming(query), ...naming(query.replace('@uniswap/', ''))];
    return (leading.length > 0 ? leading : all).map(({route}) => ({
      query,
      kind: 'package' as const,
      address: route,
    }));
  });
}
