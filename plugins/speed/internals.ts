import {PATCHES} from './patches';

/** A place of this repository that depends on what the framework, its theme or a library does not promise. */
export type Internal = {
  place: string;
  reliesOn: string;
  /** What a reader gains by it, with the bytes or milliseconds that were measured on and off. */
  gains: string;
  /** What notices that it no longer holds. */
  guard: string;
  /** What to do then. */
  otherwise: string;
};

const BUILD = 'the build fails';

/** Every such place. */
export const INTERNALS: readonly Internal[] = [
  ...PATCHES.map((patch) => ({
    place: `plugins/speed/patches.ts, "${patch.name}"`,
    reliesOn: `text of ${nameOfFile(patch.file)}`,
    gains: 'saves' in patch ? patch.saves : patch.keeps,
    guard: `${BUILD}; patches.test.ts`,
    otherwise: patch.otherwise,
  })),
  {
    place: 'plugins/speed/onDemand/template.ts',
    reliesOn: 'the block of the framework’s template that writes the scripts of a page',
    gains: 'no file of scripts while a reader reads: 0 KB instead of 158.1 KB of a concept',
    guard: BUILD,
    otherwise: 'find the new block; without one, build with SPEED=off',
  },
  {
    place: 'plugins/speed/onDemand/load.ts',
    reliesOn: '`data-has-hydrated`, `#__docusaurus`, the name ChunkLoadError',
    gains: 'the scripts start on demand, and a red box says that they could not be loaded',
    guard: 'tests/firstLoad.spec.ts',
    otherwise: 'find how the framework marks a page that its scripts took over',
  },
  {
    place: 'plugins/speed/onDemand/onDemand.ts',
    reliesOn:
      '`window.docusaurus` against the warning of a wrong base path; `data-collapsed` of folded parts',
    gains: 'no false warning; parts stay open that a reader unfolded before the scripts started',
    guard: 'tests/firstLoad.spec.ts, tests/baseUrl.spec.ts',
    otherwise: 'follow the new names',
  },
  {
    place: 'plugins/speed/onDemand/replayTyping.ts',
    reliesOn: 'Control+K opens the search; `.DocSearch-Input` is its field',
    gains: 'a search that a reader asks for early opens with what was typed',
    guard: 'tests/firstLoad.spec.ts',
    otherwise: 'follow the new key or class',
  },
  {
    place: 'plugins/speed/onDemand/switchColours.ts',
    reliesOn:
      'the key `theme` of the store, `data-theme`, `data-theme-choice`, a label that ends with the mode',
    gains: 'the colours change before the scripts have come',
    guard: 'tests/firstLoad.spec.ts, tests/colorMode.spec.ts',
    otherwise: 'remove it: the switch then waits for the scripts as any button',
  },
  {
    place: 'plugins/speed/purgeInfima.ts',
    reliesOn: '`/infima/` in the path of the base styles',
    gains: '2.1 KB of styles that a page waits for before it is drawn (16.4 KB without)',
    guard: 'purgeInfima.test.ts, the budget of styles in tests/weight.spec.ts',
    otherwise: 'find the new path, or remove it and raise the budget',
  },
  {
    place: 'plugins/speed/index.ts',
    reliesOn: '`experiments.cache` of the bundler’s configuration, with its version',
    gains: 'none: a build takes up no file that another set of patches changed',
    guard: 'patches.test.ts for each patch; a build without the cache is the same',
    otherwise: 'remove node_modules/.cache between builds with and without SPEED=off',
  },
  {
    place: 'plugins/navigation/markSlowNavigation.ts, src/css/site.css',
    reliesOn: '`#nprogress`, which the framework shows after 200 ms',
    gains: 'a progress bar for pages that take longer than 1,000 ms only, as promised',
    guard: 'tests/navigation.spec.ts',
    otherwise: 'remove both where the framework lets the delay be set',
  },
  {
    place: 'plugins/navigation/cleanAddress.ts',
    reliesOn: 'the framework hears of `popstate` after the modules of the client have run',
    gains: 'addresses that end in `index.html` or hold a lone `%` lead to their page',
    guard: 'tests/navigation.spec.ts, tests/hostileInput.spec.ts',
    otherwise: 'clean the address in a script of the head',
  },
  {
    place: 'plugins/translation/tolerateMovedNodes.ts',
    reliesOn: 'React removes and inserts nodes by `removeChild` and `insertBefore`',
    gains: 'a page that a browser translates does not crash',
    guard: 'tolerateMovedNodes.test.ts, tests/changedPages.spec.ts',
    otherwise: 'remove it once React tolerates moved nodes',
  },
  {
    place: 'plugins/writing/index.ts',
    reliesOn:
      '`lazyCompilation` of the bundler and its middleware, which the framework’s types leave out',
    gains: '`npm start` shows a first page in an eighth of the time',
    guard: 'tests/writing.spec.ts',
    otherwise: 'remove it where the framework compiles pages on request',
  },
  {
    place: 'pages/answering.ts, plugins/agents/index.ts, plugins/site/publishExamples.ts',
    reliesOn: '`devServer` in what `configureWebpack` returns',
    gains: 'Markdown versions, data and examples under `npm start`',
    guard: 'tests/writing.spec.ts',
    otherwise: 'follow the bundler’s server',
  },
  {
    place: 'pages/pageInputs.ts',
    reliesOn: 'the framework looks for rules of MDX by `test`, not by `resource`',
    gains: 'a page is built again when an example or address changes that it shows',
    guard: 'tests/writing.spec.ts',
    otherwise: 'give the loader another way in',
  },
  {
    place: 'pages/pagesOf.ts, plugins/site/index.ts',
    reliesOn: 'the shape of `allContent` of the docs and blog plugins',
    gains: 'search, cards, JSON and Markdown versions of every page',
    guard: 'the types of both plugins; tests/inventory.spec.ts',
    otherwise: 'read the new shape in pages/pagesOf.ts',
  },
  {
    place: 'plugins/site/announcement.ts',
    reliesOn:
      'the key `docusaurus.announcement.id` and `data-announcement-bar-initially-dismissed`',
    gains: 'a new announcement shows at once to a reader who closed the one before',
    guard: 'tests/smallSite.spec.ts',
    otherwise: 'remove it: the bar then shows with the second page',
  },
  {
    place: 'plugins/search/docsearch/, plugins/search/theme/SearchBar/',
    reliesOn: 'the markup and stored keys of DocSearch 3.9, `#__docusaurus`',
    gains: 'a search that readers of a screen can use, and that survives a damaged store',
    guard: 'tests/searchAccess.spec.ts, tests/hostileStorage.spec.ts',
    otherwise: 'see which repairs the new version needs',
  },
  {
    place: 'plugins/search/theme/SearchPage/useQuery.ts',
    reliesOn: '`useSearchQueryString` of the theme, which 4.0.0-canary-6808 no longer exports',
    gains: 'the address of the page of results holds what is asked',
    guard: BUILD,
    otherwise: 'import it from `@docusaurus/theme-search-algolia/client`, where the canary has it',
  },
  {
    place: 'imports of `!!file-loader?…!` in plugins/search, labs, src/components and src/pages',
    reliesOn: 'the bundler accepts loaders in a request, against the framework’s rule for styles',
    gains:
      'styles of the search, the labs, the instruments and the home page load with them: 0 KB while reading',
    guard: BUILD,
    otherwise: 'use the bundler’s `asset/resource`',
  },
  {
    place: 'src/css/code.css',
    reliesOn: '`codeBlockTitle` and `buttonGroup` in the class names of code blocks, in this order',
    gains: 'the buttons of a code block stand on its title: on a phone they covered its first line',
    guard: 'tests/samples.spec.ts',
    otherwise: 'follow the new names, or remove the rules: the buttons then cover code again',
  },
  {
    place: 'src/theme/',
    reliesOn: 'names and props of theme components, which are wrapped',
    gains: 'the blocks of the site in the places of the theme',
    guard: 'tsc; the browser tests of each',
    otherwise: 'follow the theme’s changelog',
  },
  {
    place: 'testing/page.ts, tests/failures.spec.ts, tools/bench/interactions.ts',
    reliesOn: '`data-has-hydrated`; the framework’s data is read by `JSON.parse`',
    gains: 'none: tests and bench',
    guard: 'the tests themselves',
    otherwise: 'follow the new names',
  },
  {
    place: 'src/theme/TOC/followActive.ts',
    reliesOn: '`.table-of-contents__link--active` on the entry that is read',
    gains: 'the contents beside a long page show the entry that is read',
    guard: 'tests/chrome.spec.ts',
    otherwise: 'find how the theme marks the entry',
  },
  {
    place: 'src/theme/Navbar/MobileSidebar/Layout/index.tsx',
    reliesOn:
      '`useNavbarMobileSidebar`, `.navbar__inner`, `.navbar__toggle`, `.navbar-sidebar__close`, `#__docusaurus`',
    gains: 'the menu of a phone takes the focus, keeps it and closes by Escape',
    guard: 'tests/mobile.spec.ts',
    otherwise: 'find how the theme opens and closes the menu',
  },
];

/** The path that an expression matches, as a person writes it. */
function nameOfFile({source}: RegExp): string {
  const file = source.replaceAll(String.raw`[/\\]`, '/').replaceAll(/\\(?=[./-])|\$$/g, '');
  return `\`${file.replaceAll(/\[[^\]]+\]\+|\.\+/g, '*')}\``;
}
