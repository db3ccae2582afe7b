import {buildFixture, page, type Changes} from '../testing/fixture';
import {expect, test} from '../testing/test';
import {deep} from '../testing/tier';

// Each test builds a small copy of the site; `config/brokenLinks.test.ts` stands for them in `npm test`.
test.describe.configure({timeout: 300_000});

const FAULTS: {fault: string; name: string; changes: Changes; says: RegExp}[] = [
  {
    fault: 'broken link',
    name: 'broken-link',
    changes: {'docs/concepts/overview.mdx': page({}, '[Nowhere](/nowhere).')},
    says: /Broken link on source page path = \/concepts\/overview:\s+-> linking to \/nowhere/,
  },
  {
    fault: 'broken anchor',
    name: 'broken-anchor',
    changes: {'docs/sdk/v3/overview.mdx': page({}, '[Lost](/concepts/overview#lost).')},
    says: /Broken anchor on source page path = \/sdk\/v3\/overview:\s+-> linking to \/concepts\/overview#lost/,
  },
  {
    fault: 'broken Markdown link',
    name: 'broken-markdown-link',
    changes: {'docs/api/subgraph/overview.mdx': page({}, '[Gone](./gone.mdx).')},
    says: /Markdown link with URL `\.\/gone\.mdx` in source file "docs\/api\/subgraph\/overview\.mdx" \(12:1\) couldn't be resolved/,
  },
  {
    fault: 'duplicate route',
    name: 'duplicate-route',
    changes: {'src/pages/contracts/v3/overview.mdx': '---\ntitle: The same\n---\n\nText.\n'},
    says: /Attempting to create page at \/contracts\/v3\/overview, but a page already exists at this route/,
  },
];

for (const {fault, name, changes, says} of FAULTS) {
  test(`refuses a ${fault} where the build is strict`, deep, async () => {
    const {failed, output} = await buildFixture(name, changes, {STRICT: '1'});
    expect(output).toMatch(says);
    expect(failed).toBe(true);
  });
}

test(
  'publishes a site with all four faults where the build is not strict, and warns',
  deep,
  async () => {
    const changes = Object.assign({}, ...FAULTS.map((fault) => fault.changes)) as Changes;
    const {failed, output} = await buildFixture('lenient', changes);
    expect(output).toContain('[WARNING] Duplicate routes found!');
    expect(output).toContain('[WARNING] Docusaurus found broken links!');
    expect(output).toContain('[WARNING] Docusaurus found broken anchors!');
    expect(output).not.toContain('[ERROR]');
    expect(failed).toBe(false);
  },
);
