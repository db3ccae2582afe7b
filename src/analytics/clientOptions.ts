import type {Types} from '@amplitude/analytics-browser';
import type {Configuration} from './configuration';

/** Options of Amplitude's client: nothing of its own but identity, sessions and the order of events. */
export const clientOptions = ({commit}: Configuration): Types.BrowserOptions => ({
  appVersion: commit,
  autocapture: false,
  cookieOptions: {
    // No domain: the cookie is for this host alone.
    domain: '',
    expiration: 365,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
    upgrade: false,
  },
  enableDiagnostics: false,
  fetchRemoteConfig: false,
  identityStorage: hasCookies() ? 'cookie' : 'none',
  loggerProvider: logger,
  optOut: false,
  remoteConfig: {fetchRemoteConfig: false},
  sessionTimeout: 1_800_000,
  trackingOptions: {ipAddress: false, language: true, platform: true},
});

const nothing = (): void => {};

/** Warns of events that did not arrive; other messages of the client are dropped. */
const logger = {
  disable: nothing,
  enable: nothing,
  log: nothing,
  debug: nothing,
  warn: nothing,
  error: (message: unknown): void => {
    console.warn(message);
  },
};

/** Where cookies are blocked altogether, reading them may throw. */
function hasCookies(): boolean {
  try {
    return typeof document.cookie === 'string';
  } catch {
    return false;
  }
}
