import path from 'node:path';

const START = 'const prefetch = (routePath) => {';
const ADDRESS = '__webpack_require__.gca(chunkName)';

/**
 * The framework's prefetching, which first fetches and loads the routes of the section of what it
 * fetches.
 */
export function prefetchWithSections(source: string): string {
  for (const part of [START, ADDRESS]) {
    if (!source.includes(part))
      throw new Error(`lean: the framework's prefetching no longer has "${part}"`);
  }
  const module = JSON.stringify(path.join(__dirname, 'loadSection.ts'));
  return [
    `import {chunksOfSection, loadSection} from ${module};`,
    source.replace(START, WITH_SECTION).replace(ADDRESS, 'addressOf(chunkName)'),
    // Chunks go by their names: a table of their numbers is not needed.
    'const addressOf = (chunk) => __webpack_require__.p + __webpack_require__.u(chunk);',
  ].join('\n');
}

const WITH_SECTION = `const prefetch = (routePath) =>
  canPrefetch(routePath) &&
  Promise.all(chunksOfSection(routePath).map((chunk) => prefetchHelper(addressOf(chunk))))
    .then(() => loadSection(routePath))
    .then(() => prefetchKnown(routePath), () => {});
const prefetchKnown = (routePath) => {`;
