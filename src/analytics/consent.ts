/** Key in the browser's storage that remembers a reader who switched measuring off. */
const OPT_OUT = 'analytics-opt-out';

/** What browsers say for a reader who asks no site to track them. */
export type Signals = {globalPrivacyControl?: boolean; doNotTrack?: string | null};

/** Whether the browser asks not to track, by Global Privacy Control or Do Not Track. */
export const asksNotToTrack = ({globalPrivacyControl, doNotTrack}: Signals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

/** Whether the reader switched measuring off; where storage is blocked, no choice is remembered. */
export function isOptedOut(): boolean {
  try {
    return localStorage.getItem(OPT_OUT) === '1';
  } catch {
    return false;
  }
}

/** Remembers the reader's choice. */
export function rememberOptOut(isOut: boolean): void {
  try {
    if (isOut) localStorage.setItem(OPT_OUT, '1');
    else localStorage.removeItem(OPT_OUT);
  } catch {
    // Blocked storage: the choice holds until the page is left.
  }
}
