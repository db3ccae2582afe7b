import {analyticsConfig} from '../config/analytics';
import {searchConfig} from '../config/search';

type Environment = Readonly<Record<string, string | undefined>>;

/** The gateway that the query lab proposes; a reader brings the key. */
const LAB = 'https://gateway.thegraph.com';

/** Origins that scripts of the site may ask, besides the site: those that the build is configured for. */
export function connections(environment: Environment): string[] {
  const lab = (environment.LAB_ENDPOINTS || LAB).split(/\s+/).filter(Boolean);
  const wrong = lab.find((origin) => !isOrigin(origin));
  if (wrong) {
    throw new Error(
      `LAB_ENDPOINTS: expected origins such as ${LAB}, with spaces between, got "${wrong}"; leave out the path, or unset it to allow that one`,
    );
  }
  const analytics = analyticsConfig(environment);
  const {appId} = searchConfig(environment);
  return [
    ...lab,
    ...(analytics ? [new URL(analytics.serverUrl).origin] : []),
    ...(appId === 'LOCAL' ? [] : algoliaHosts(appId.toLowerCase())),
  ];
}

/** The hosts that Algolia's client asks, the later ones where the first fails. */
const algoliaHosts = (application: string): string[] => [
  `https://${application}-dsn.algolia.net`,
  ...[1, 2, 3].map((host) => `https://${application}-${host}.algolianet.com`),
];

/** An origin, the port of which may be any (`http://127.0.0.1:*`). */
function isOrigin(text: string): boolean {
  const address = text.replace(/:\*$/, '');
  return URL.canParse(address) && /^https?:/.test(address) && new URL(address).origin === address;
}
