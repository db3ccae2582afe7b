import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/swap-widget/guides/examples');
const sample = readFileSync('examples/sdk/swap-widget/ThemedSwap.tsx', 'utf8');

/** A colour of a theme of the sample, as `#rrggbb`. */
function colour(theme: string, key: string): string {
  const [, body = ''] =
    new RegExp(`const ${theme}: Theme = \\{(.*?)\\n\\};`, 's').exec(sample) ?? [];
  return new RegExp(`\\b${key}: '(#[0-9a-f]{6})'`).exec(body)?.[1] ?? '';
}

/** Relative luminance by WCAG 2: 0 is black, 1 is white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAIRS = [
  ['primary', 'container'],
  ['secondary', 'container'],
  ['onAccent', 'accent'],
] as const;

test.each(['meadow', 'night'])(
  'states the contrasts of the theme %s, and each is enough',
  (theme) => {
    const ratios = PAIRS.map(([text, ground]) => {
      const ratio = contrast(colour(theme, text), colour(theme, ground));
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      return `${ratio.toFixed(1)}:1`;
    });
    expect(page).toContain(`| ${theme} | ${ratios.join(' | ')} |`);
  },
);

test('computes the fee of 30 bips', () => {
  const output = 2_000_000_000n;
  const fee = (output * 30n) / 10_000n;
  expect(page).toContain(
    `If a swap pays 2,000 USDC (\`${output}\`), a fee of 30 bips takes 6 USDC (\`${fee}\`)`,
  );
  expect(page).toContain(`1,994 USDC (\`${output - fee}\`)`);
});

test('names the errors of a list as the widget words them', () => {
  const dist = 'packages/swap-widget/node_modules/@uniswap/widgets/dist';
  const bundle = readdirSync(dist).find((file) => /^index-\w+\.js$/.test(file)) ?? '';
  const code = readFileSync(`${dist}/${bundle}`, 'utf8');
  const messages = [...page.matchAll(/an error that begins `([^`]+)`/g)].map(([, text]) => text);
  expect(messages).toHaveLength(3);
  for (const message of messages) expect(code).toContain(`"${message} "`);
});
