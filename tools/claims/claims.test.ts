import {expect, test} from 'vitest';
import {drawClaims} from './drawClaims';
import {listClaims, type Claim} from './listClaims';

const PAGE = `---
title: A page
---

The pool reverts with \`STF\` without an allowance. It is short.

\`\`\`ts example=quote.ts
The words of a fence are no claim.
\`\`\`

| Name | What the function returns here |
| ---- | ------------------------------ |
| fee  | the fee in hundredths of a bip |
`;

test('lists sentences and rows with their lines, the risky with more weight', () => {
  expect(listClaims('docs/page.mdx', PAGE)).toEqual([
    {
      file: 'docs/page.mdx',
      line: 5,
      text: 'The pool reverts with `STF` without an allowance.',
      risk: 8,
    },
    {file: 'docs/page.mdx', line: 11, text: '| Name | What the function returns here |', risk: 1},
    {file: 'docs/page.mdx', line: 13, text: '| fee | the fee in hundredths of a bip |', risk: 1},
  ]);
});

test('lists the values of notes by what they are of', () => {
  const notes = 'swap:\n  returns: The amounts that the pool moved\n';
  expect(listClaims('docs/Pool.yaml', notes)).toMatchObject([
    {text: 'swap.returns: The amounts that the pool moved'},
  ]);
});

const claim = (file: string, risk: number): Claim => ({file, text: file, risk});
const claims = [
  ...Array.from({length: 50}, (_, index) => claim(`docs/sdk/v3/${index}.mdx`, 1 + (index % 9))),
  ...Array.from({length: 5}, (_, index) => claim(`docs/api/subgraph/${index}.mdx`, 2)),
];

test('draws the same claims for the same seed, and others for another', () => {
  const draw = (seed: number) => drawClaims(claims, {count: 6, seed});
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('draws from every section, the riskiest first', () => {
  const drawn = drawClaims(claims, {count: 6, seed: 1});
  expect(drawn.filter(({file}) => file.startsWith('docs/api'))).toHaveLength(3);
  const risks = drawn.map(({risk}) => risk);
  expect(risks).toEqual([...risks].sort((one, other) => other - one));
});
