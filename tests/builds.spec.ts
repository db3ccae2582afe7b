import {buildFixture, page, redirects, type Build, type Changes} from '../testing/fixture';
import {expect, test} from '../testing/test';
import {deep, deepWhere} from '../testing/tier';

// Each test builds a small copy of the site. Words misspelt on purpose:
// cspell:ignore overvew overveiw Liqidity Timelok
test.describe.configure({timeout: 300_000});

const FAULTS: {promise: string; name: string; changes: Changes; says: string[]}[] = [
  {
    promise: 'refuses a page without a description',
    name: 'no-description',
    changes: {'docs/concepts/overview.mdx': page({description: undefined})},
    says: [
      'docs/concepts/overview.mdx: the front matter is not as expected:',
      '- "description" is required',
      'contributing/pages.md, "Front matter", lists the fields.',
    ],
  },
  {
    promise: 'refuses a short description and an unknown field, and names both',
    name: 'short-description',
    changes: {'docs/concepts/overview.mdx': page({description: 'Too short.', colour: 'red'})},
    says: [
      'docs/concepts/overview.mdx: the front matter is not as expected:',
      '- "description" length must be at least 60 characters long',
      '- "colour" is not allowed',
    ],
  },
  {
    promise: 'refuses a navigation tab of an unknown sidebar, and lists the sidebars there are',
    name: 'unknown-sidebar',
    changes: {
      'config/navigation.ts': (text) =>
        text.replace("sidebarId: 'conceptsSidebar'", "sidebarId: 'conceptSidebar'"),
    },
    says: [
      'Can\'t find any sidebar with id "conceptSidebar"',
      'Available sidebar ids are:',
      '- apiSidebar',
      '- conceptsSidebar',
      '- contractsSidebar',
      '- sdkSidebar',
    ],
  },
  {
    promise: 'refuses a sidebar entry of an unknown page, and lists the pages there are',
    name: 'unknown-page',
    changes: {'sidebars/sdk.ts': "export default {sdkSidebar: ['sdk/v3/overvew']};\n"},
    says: [
      'Invalid sidebar file at "sidebars.ts"',
      '- sdk/v3/overvew',
      'Available document ids are:',
      '- sdk/v3/overview',
    ],
  },
  {
    promise: 'refuses a redirect to nowhere, and suggests the nearest page',
    name: 'redirect-to-nowhere',
    changes: {
      'config/redirects.ts': redirects([{from: '/sdk/introduction', to: '/sdk/v3/overveiw'}]),
    },
    says: [
      'config/redirects.ts: "/sdk/introduction" leads to "/sdk/v3/overveiw", which is no page of the site;',
      'did you mean /sdk/v3/overview?',
    ],
  },
  {
    promise: 'refuses a redirect that hides a page',
    name: 'redirect-over-page',
    changes: {
      'config/redirects.ts': redirects([{from: '/sdk/v3/overview', to: '/concepts/overview'}]),
    },
    says: [
      'config/redirects.ts: the redirect from "/sdk/v3/overview" hides the page of that address;',
      'remove the redirect or the page.',
    ],
  },
];

for (const [at, {promise, name, changes, says}] of FAULTS.entries()) {
  test(promise, deepWhere(at > 0), async () => {
    const {failed, output} = await buildFixture(name, changes);
    for (const sentence of says) expect(output).toContain(sentence);
    expect(failed).toBe(true);
  });
}

// The sentences are tried by `pages/expand.test.ts` too.
test.describe('of a page’s text', deep, () => {
  // In one worker, so that the tests share one build.
  test.describe.configure({mode: 'default'});
  let build: Build;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    build = await buildFixture('page-text', {
      'docs/concepts/overview.mdx': page(
        {},
        '<Figure draw="activeLiqidity" caption="A caption.">\n\nText.\n\n</Figure>',
      ),
      'docs/contracts/v3/overview.mdx': page(
        {},
        '<Figure draw="activeLiquidity" caption="A caption." />',
      ),
      'docs/sdk/v3/overview.mdx': page({}, 'At <Address of="Timelok" />.'),
    });
    expect(build.failed).toBe(true);
  });

  test('names the figures there are where a page asks for an unknown one', () => {
    expect(build.output).toMatch(
      /failed for file ".+\/docs\/concepts\/overview\.mdx"\s.+Cannot draw the figure activeLiqidity: Error: figures\/index\.ts has activeLiquidity, /,
    );
  });

  test('asks for the text equivalent of a figure without one', () => {
    expect(build.output).toMatch(
      /failed for file ".+\/docs\/contracts\/v3\/overview\.mdx"\s.+A figure needs its text equivalent: a paragraph or table between its tags\./,
    );
  });

  test('names the contracts there are where a page asks for an unknown address', () => {
    expect(build.output).toMatch(
      /failed for file ".+\/docs\/sdk\/v3\/overview\.mdx"\s.+The registry has no "Timelok" on chain 1\. Expected one of: .*\bTimelock\b/,
    );
  });
});
