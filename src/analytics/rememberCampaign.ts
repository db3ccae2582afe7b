import type {Campaign} from './attribution';

const KEY = 'analytics-campaign';

/** The campaign that this browser came by before; empty where there is none or storage is blocked. */
export function recallCampaign(): Campaign {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Campaign;
  } catch {
    return {};
  }
}

/** Remembers a campaign for the next visits. */
export function rememberCampaign(campaign: Campaign): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(campaign));
  } catch {
    // Blocked storage: the next visit by the same campaign counts as new.
  }
}
