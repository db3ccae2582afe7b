import type {Page} from '@playwright/test';

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

/** Reads pages as the server sends them; `page`, which is on the site, asks for them and parses them. */
export const readPages = (page: Page, addresses: readonly string[]): Promise<Facts[]> =>
  page.evaluate(factsOf, addresses);

/** Requests that the server answers at a time. */
const AT_ONCE = 20;

/** The addresses among these that the site does not answer with 200. */
export async function findMissing(site: string, addresses: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  const waiting = [...addresses];
  const ask = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const {status} = await fetch(new URL(address, site), {method: 'HEAD'});
      if (status !== 200) missing.push(address);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, ask));
  return missing;
}

/** Runs in the browser. */
async function factsOf(addresses: readonly string[]): Promise<Facts[]> {
  const facts: Facts[] = [];
  for (const address of addresses) {
    const response = await fetch(address);
    const document = new DOMParser().parseFromString(await response.text(), 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';

    facts.push({
      address,
      status: response.status,
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
    });
  }
  return facts;
}
