import type {APIRequestContext, Page} from '@playwright/test';

/** What the HTML of a page says, before any script runs. */
export type Facts = {
  address: string;
  status: number;
  headings: string[];
  canonical: string;
  description: string;
  /** Address of the preview card. */
  image: string;
  /** The tab of the navigation that is marked as the current one. */
  tab: string;
  /** Where the entry of the sidebar leads that is marked as the current one. */
  sidebarEntry: string;
  /** Everything that the page links to or loads. */
  links: string[];
};

/** Reads pages as the server sends them; `page` lends its HTML parser. */
export async function readPages(
  page: Page,
  request: APIRequestContext,
  addresses: readonly string[],
): Promise<Facts[]> {
  const facts: Facts[] = [];
  for (const address of addresses) {
    const response = await request.get(address);
    const contents = await page.evaluate(factsOf, await response.text());
    facts.push({address, status: response.status(), ...contents});
  }
  return facts;
}

/** Runs in the browser. */
function factsOf(html: string): Omit<Facts, 'address' | 'status'> {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';

  return {
    headings: all('h1').map((heading) => heading.textContent.trim()),
    canonical: attribute('link[rel=canonical]', 'href'),
    description: attribute('meta[name=description]', 'content'),
    image: attribute('meta[property="og:image"]', 'content'),
    tab: document.querySelector('.navbar__items [aria-current=page]')?.textContent ?? '',
    sidebarEntry: attribute('nav[aria-label="Docs sidebar"] [aria-current=page]', 'href'),
    links: [
      ...all('[href]').map((element) => element.getAttribute('href') ?? ''),
      ...all('[src]').map((element) => element.getAttribute('src') ?? ''),
      attribute('meta[http-equiv=refresh]', 'content').split('url=')[1] ?? '',
    ].filter(Boolean),
  };
}
