import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {DEEPEST_QUERY, LARGEST_ANSWER, LONGEST_QUERY, LONGEST_SEARCH, LONGEST_WAIT} from './limits';

test.each(['api/subgraph/guides/examples', 'contracts/v2/reference/API/queries'])(
  'has the limits that %s states',
  (page) => {
    const [, stated] =
      /([Aa] query may have .*)/.exec(readFileSync(`docs/${page}.mdx`, 'utf8')) ?? [];
    expect(stated).toContain(
      `query may have up to ${LONGEST_QUERY.toLocaleString('en')} characters. On the rows of this page, its fields may be up to ${DEEPEST_QUERY} levels deep, \`first\` may be at most 1,000, \`skip\` may be at most 5,000, and an answer may take up to ${LONGEST_SEARCH / 1_000} s`,
    );
    expect(stated).toContain(
      `An endpoint may take up to ${LONGEST_WAIT / 1_000} s and send up to ${LARGEST_ANSWER / 1_000_000} MB`,
    );
  },
);
