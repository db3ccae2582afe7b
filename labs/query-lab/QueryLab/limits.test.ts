import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {DEEPEST_QUERY, LARGEST_ANSWER, LONGEST_QUERY, LONGEST_SEARCH, LONGEST_WAIT} from './limits';

test.each(['api/subgraph/guides/examples', 'contracts/v2/reference/API/queries'])(
  'has the limits that %s states',
  (page) => {
    const [, stated] = /Limits: (.*)/.exec(readFileSync(`docs/${page}.mdx`, 'utf8')) ?? [];
    expect(stated).toContain(
      `a query has ${LONGEST_QUERY.toLocaleString('en')} characters, here with fields ${DEEPEST_QUERY} deep, \`first\` up to 1,000, \`skip\` up to 5,000 and ${LONGEST_SEARCH / 1_000} s to be answered`,
    );
    expect(stated).toContain(
      `an endpoint may take ${LONGEST_WAIT / 1_000} s and send ${LARGEST_ANSWER / 1_000_000} MB`,
    );
  },
);
