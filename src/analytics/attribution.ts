/** Parameters of an address that name a campaign, or the click on an advertisement. */
const PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'dclid',
  'gbraid',
  'gclid',
  'fbclid',
  'ko_click_id',
  'msclkid',
  'ttclid',
  'twclid',
  'wbraid',
] as const;

/** Every field of a campaign. */
export const CAMPAIGN_FIELDS = [...PARAMETERS, 'referrer', 'referring_domain'] as const;

/** Where a reader came from; fields without a value are missing. */
export type Campaign = Partial<Record<(typeof CAMPAIGN_FIELDS)[number], string>>;

/** How the site was opened; the host is the site's own. */
type Entrance = {search: string; referrer: string; host: string};

/** Where a reader came from; empty for one who came by no link, or by one of this site. */
export function campaignOf({search, referrer, host}: Entrance): Campaign {
  const parameters = new URLSearchParams(search);
  const fields = PARAMETERS.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  const domain = URL.canParse(referrer) ? new URL(referrer).host : '';
  const isForeign = domain !== '' && domain !== host;
  return {...Object.fromEntries(fields), ...(isForeign && {referrer, referring_domain: domain})};
}

/** Whether a reader came from somewhere, and from elsewhere than the time before. */
export function isNewCampaign(campaign: Campaign, before: Campaign): boolean {
  // Two pages of one domain that lead here are one campaign.
  const comparable = (one: Campaign) => JSON.stringify({...one, referrer: undefined});
  return Object.keys(campaign).length > 0 && comparable(campaign) !== comparable(before);
}
