import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {issueForm} from './issueForm';

const address = new URL(
  issueForm({
    repository: 'https://github.com/Uniswap/docs',
    path: '/contracts/v2/overview',
    version: 'V2',
  }),
);

test('leads to the form with page, section and version filled in', () => {
  expect(address.origin + address.pathname).toBe('https://github.com/Uniswap/docs/issues/new');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    template: 'feedback.yml',
    title: 'Feedback: /contracts/v2/overview',
    page: '/contracts/v2/overview',
    section: 'contracts',
    version: 'V2',
  });
});

test('fills in fields that the form has', () => {
  const template = readFileSync(
    `.github/ISSUE_TEMPLATE/${address.searchParams.get('template')}`,
    'utf8',
  );
  const {body} = parse(template) as {body: {id?: string}[]};
  expect(body.map(({id}) => id)).toEqual(['page', 'section', 'version', 'more']);
});
