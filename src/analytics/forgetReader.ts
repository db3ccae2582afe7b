import {claim} from './stored';

/** Removes everything that measuring stored in this browser, but the reader's choice. */
export function forgetReader(): void {
  claim('analytics-queue');
  claim('analytics-unsent');
  try {
    localStorage.removeItem('analytics-campaign');
    for (const cookie of document.cookie.split('; ')) {
      const [name = ''] = cookie.split('=');
      if (name.startsWith('AMP_')) document.cookie = `${name}=; max-age=0; path=/`;
    }
  } catch {
    // Blocked storage: nothing was stored.
  }
}
