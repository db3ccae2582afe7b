import {brotliCompressSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {hydrated} from './page';

/** What is loaded ahead for pages that the reader may open next is `prefetched`, whatever it is. */
export const PARTS = ['html', 'scripts', 'styles', 'fonts', 'images', 'prefetched'] as const;
export type Part = (typeof PARTS)[number];

/** Something that is loaded with a page, and its bytes as brotli. */
export type Resource = {address: string; part: Part; bytes: number};

/**
 * What a page brings, down to the network's silence: to who reads it, or to who has done something
 * on it. The page must be of a context that has opened nothing yet, so that nothing is cached.
 */
export async function weigh(
  page: Page,
  address: string,
  {isTouched = false} = {},
): Promise<Resource[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  // Until its scripts have run, a busy machine's network may be silent with half of it to come.
  if (isTouched) await hydrated(page);
  await page.waitForLoadState('networkidle');

  const resources = new Map<string, Resource>();
  for (const request of requests.filter((one) => one.url().startsWith('http'))) {
    const isPrefetched = (await request.headerValue('sec-purpose')) === 'prefetch';
    // What came ahead is asked for again, from the cache, when it is used.
    if (resources.has(request.url())) continue;
    const response = await page.request.get(request.url());
    resources.set(request.url(), {
      address: new URL(request.url()).pathname,
      part: isPrefetched ? 'prefetched' : partOf(response.headers()['content-type'] ?? ''),
      bytes: brotliBytes(await response.body()),
    });
  }
  return [...resources.values()];
}

/** Size as brotli of the best quality, which is what static hosts send. */
export const brotliBytes = (content: Buffer): number => brotliCompressSync(content).length;

/** Bytes of the resources together. */
export const sum = (resources: readonly Resource[]): number =>
  resources.reduce((total, {bytes}) => total + bytes, 0);

function partOf(contentType: string): Part {
  if (contentType.startsWith('text/html')) return 'html';
  if (contentType.startsWith('text/javascript')) return 'scripts';
  if (contentType.startsWith('text/css')) return 'styles';
  if (contentType.startsWith('font/')) return 'fonts';
  if (contentType.startsWith('image/')) return 'images';
  throw new Error(`weigh: expected HTML, a script, style, font or image; got "${contentType}"`);
}
