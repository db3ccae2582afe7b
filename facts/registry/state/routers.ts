import {universalRouter} from '../universalRouter';
import {sources} from './sources';
import type {DatedEvent, State} from './state';

const MAINNET = 1;
const RELEASES = ['2.0', '2.1.1', '2.1.2', '2.2.0'];

/** The creation of a release on mainnet, as its deployment in the registry has it. */
function creation(release: string): DatedEvent {
  const contract = `UniversalRouterV${release.replaceAll('.', '_')}`;
  const deployment = universalRouter.find(
    (one) => one.contract === contract && one.chainId === MAINNET,
  );
  if (!deployment?.created)
    throw new Error(`the registry does not say when ${contract} was created`);
  return {
    id: `router-${release}`,
    what: `Mainnet’s Universal Router ${release} was created`,
    date: deployment.created.date,
    isEstimate: deployment.created.isEstimate,
    source: sources.routerChanges,
  };
}

/** Creations and notices of the Universal Router's releases. */
export const routerEvents: readonly DatedEvent[] = [
  ...RELEASES.map(creation),
  {
    id: 'permissioned-pools-in-sources',
    what: 'The sources of the Universal Router got permissioned pools',
    date: '2026-05-27',
    source: 'https://github.com/Uniswap/universal-router/pull/476',
  },
  {
    id: 'router-2.2.0-unintended',
    what: 'A deployment of 2.2.0 contained two changes that were not meant to ship',
    date: '2026-08',
    source: 'https://github.com/Uniswap/universal-router/pull/514',
  },
  {
    id: 'router-2.2.0-corrected',
    what: 'A pull request to undo both changes was opened',
    date: '2026-09-16',
    source: 'https://github.com/Uniswap/universal-router/pull/514',
  },
  {
    id: 'router-2.1.2-recommended',
    what: 'Uniswap recommends 2.1.2 and announces the end of 2.0 and 2.1.1 in its API',
    date: '2026-09-21',
    source: sources.routerNotice,
  },
];

const ofNotice = {asOf: '2026-09-21', source: sources.routerNotice};

const statusOf = (release: string, value: string): State => ({
  id: `router-${release}-status`,
  subject: `Universal Router ${release}`,
  value,
  ...ofNotice,
});

const apiOf = (release: string): State => ({
  id: `router-${release}-api`,
  subject: `Universal Router ${release} in the Trading API`,
  value: 'refused by the Trading API from 21 October 2026 on',
  ...ofNotice,
});

/** Which release of the Universal Router to call. */
export const routerStates: readonly State[] = [
  statusOf('2.1.2', 'live, recommended'),
  statusOf('2.2.0', 'live, for permissioned pools'),
  apiOf('2.1.1'),
  apiOf('2.0'),
  {
    id: 'router-package',
    subject: 'Newest Universal Router on npm',
    value: 'package 2.1.0',
    asOf: '2026-11-23',
    source: 'https://www.npmjs.com/package/@uniswap/universal-router',
  },
];
