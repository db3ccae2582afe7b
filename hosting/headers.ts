import type {Frame} from './readFrames';
import type {Rule} from './rule';
import {sourceTypes} from './types';

const DAY = 86_400;

const KEPT_A_WHILE = `public, max-age=3600, stale-while-revalidate=${7 * DAY}`;

/** For files whose name does not change with their content; pages among them. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Powers of a browser that no page of the site uses. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * The headers of every file, by the policy of pages and the frames that have others. No two rules
 * name the same header for the same file, because hosts differ in what they make of two values.
 * Where no rule says how long a file is kept, hosts let it be revalidated, as `REVALIDATED` says.
 */
export const headerRules = (policy: string, frames: readonly Frame[] = []): Rule[] => [
  {
    pattern: '/*',
    except: frames.map(({address}) => address),
    headers: {'Content-Security-Policy': policy},
  },
  ...frames.map((frame) => ({
    pattern: frame.address,
    headers: {'Content-Security-Policy': frame.policy},
  })),
  {
    pattern: '/*',
    headers: {
      'Strict-Transport-Security': `max-age=${2 * 365 * DAY}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': ['clipboard-write=(self)', ...UNUSED.map((one) => `${one}=()`)].join(
        ', ',
      ),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  // Names of assets hold a digest of their content.
  {
    pattern: '/assets/*',
    headers: {
      'Cache-Control': `public, max-age=${365 * DAY}, immutable`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  {
    pattern: '/fonts/*',
    headers: {'Cache-Control': KEPT_A_WHILE, 'Cross-Origin-Resource-Policy': 'same-origin'},
  },
  {pattern: '/img/*', headers: {'Cache-Control': KEPT_A_WHILE}},
  {pattern: '/cards/*', headers: {'Cache-Control': KEPT_A_WHILE}},
  // What programs read, from any origin: data, sources, and archives of programs and packages.
  ...['json', 'tgz', 'txt', 'zip', ...Object.keys(sourceTypes)].map((extension) => ({
    pattern: `/*.${extension}`,
    headers: {'Access-Control-Allow-Origin': '*'},
  })),
];

/** The addresses that a rule is for, as a regular expression over paths from the root. */
export function expressionOf({pattern, except = []}: Pick<Rule, 'pattern' | 'except'>): string {
  const others = except.length > 0 ? `(?!(?:${except.map(escaped).join('|')})$)` : '';
  return `^${others}${pattern.split('*').map(escaped).join('.*')}$`;
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
