import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const eslint = new ESLint();

async function refusals(code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, {filePath: 'src/protocol/example.ts'});
  return result?.messages.map(({ruleId}) => ruleId) ?? [];
}

test.each([
  'export const half = 1n / BigInt(0.5);',
  'export const next = (tick: number) => tick;',
  'export const most = Math.max;',
  "export const read = Number('1');",
  'export const read = (text: string) => +text;',
  "export const twice = 'text'.length * 'text'.length;",
])('refuses in src/protocol: %s', async (code) => {
  expect(new Set(await refusals(code))).toEqual(new Set(['no-restricted-syntax']));
});

test('leaves numbers to say how long a text is and in which base it is written', async () => {
  const code =
    "export const digits = (2n ** 8n).toString(16).padStart(64, '0');\nexport const count = BigInt(digits.length);";
  expect(await refusals(code)).toEqual([]);
});
