import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {bigintOnly} from './tools/lint/bigintOnly.mjs';

const syntax = [
  {
    selector: 'JSXOpeningElement[name.name="a"]',
    message:
      'Use Link from "@docusaurus/Link": it preloads pages of the site and checks that they exist.',
  },
  {selector: 'TSEnumDeclaration', message: 'Use a union of literals.'},
];

const oneTest = {
  selector:
    'ImportDeclaration[source.value="@playwright/test"] ImportSpecifier[imported.name="test"]',
  message: 'Take it from "testing/test.ts" or what extends it, so that pages load alike.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      '.cache/',
      // Programs that pages quote as a reader would run them.
      'examples/**/*.cjs',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', prefer: 'type-imports'},
      ],
      'no-restricted-syntax': ['error', ...syntax],
    },
  },
  {
    files: ['src/protocol/**/*.ts'],
    ignores: ['tests/agreement/**', '**/*.test.ts'],
    rules: {'no-restricted-syntax': ['error', ...syntax, ...bigintOnly]},
  },
  {
    files: ['tests/**/*.ts'],
    ignores: ['testing/test.ts'],
    rules: {'no-restricted-syntax': ['error', ...syntax, oneTest]},
  },
);
