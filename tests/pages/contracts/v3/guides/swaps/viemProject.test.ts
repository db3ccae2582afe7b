import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {projectsOf} from '../../../../../../pages/examples/projects/projectsOf';
import {readPage} from '../../../../../../testing/readPage';

const PROGRAM = 'v3/swaps/singleSwap.ts';
const page = readPage('docs/contracts/v3/guides/swaps/single-swaps');
const [, passage = ''] = /\{\/\* #viem-project \*\/\}(.*?)\n## /s.exec(page) ?? [];
const [project] = projectsOf('.', 'https://site.example', (program) => program === PROGRAM);
const files = project?.files ?? {};

test('names every file of the project that an own project takes over', () => {
  const ofItsOwn = ['package.json', 'tsconfig.json', 'README.md'];
  const shared = Object.keys(files).filter((file) => !ofItsOwn.includes(file));
  const [copied = ''] = passage.split(' of [singleSwap.zip]');
  const named = [...copied.matchAll(/`([\w.]+)`/g)].map(([, file]) => file);
  expect(named.sort()).toEqual(shared.sort());
});

test('shows both ABIs, which the project has in helpers.ts', () => {
  expect(passage).toContain(
    'example=v3/swaps/support/abis.ts#quoter-and-router-02 title="helpers.ts"',
  );
  expect(files['helpers.ts']).toContain('export const quoterAbi');
  expect(files['helpers.ts']).toContain('export const router02Abi');
});

// Blocks of the OP Stack have a type of their own, so a client for Base is no client for any chain.
test('leads to files that take a client for Base', () => {
  const [imports = '', chainName = '', client = ''] = blockFor('chain.ts').split('\n\n');
  const renamed = replaceOnce(files['chain.ts'], /^const \{id: chainId.*;$/m, chainName);
  const chainFile = replaceOnce(renamed, /^export const client = .*;$/m, client);
  const faults = typeFaults({
    ...files,
    'wallet.ts': WALLET,
    'chain.ts': `${imports}\n${chainFile}`,
    'singleSwap.ts': replaceOnce(
      files['singleSwap.ts'],
      /^run\(main\);$/m,
      blockFor('singleSwap.ts'),
    ),
  });
  expect(faults).toBe('');
});

test('states what both swaps may cost', () => {
  const program = files['singleSwap.ts'];
  expect(program).toContain("const amountInUsdc = parseUnits('10000', 6);");
  expect(program).toContain('const slippageBps = 50n;');
  expect(passage).toContain('`swapExactInput` pays 10,000 USDC.');
  expect(passage).toContain('pays up to 0.5% more than the quote for 1 WETH.');
  expect(page).toContain('On your own chain both swaps are real: they pay 10,000 USDC');
});

/** What the passage writes in place of statements of a file. */
const blockFor = (file: string): string =>
  new RegExp(`title="${file}" why=external-account\n(.*?)\n\`\`\``, 's').exec(passage)?.[1] ?? '';

function replaceOnce(text = '', statement: RegExp, replacement: string): string {
  expect(text).toMatch(statement);
  expect(replacement).not.toBe('');
  return text.replace(statement, () => replacement);
}

const WALLET = `import {createWalletClient, http} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {base} from 'viem/chains';
const account = privateKeyToAccount(generatePrivateKey());
export const walletClient = createWalletClient({account, chain: base, transport: http()});
`;

/** What the compiler prints of a project in a folder beside the packages. */
function typeFaults(texts: Readonly<Record<string, string>>): string {
  mkdirSync('.cache', {recursive: true});
  const folder = mkdtempSync('.cache/viem-project-');
  try {
    for (const [file, text] of Object.entries(texts)) writeFileSync(`${folder}/${file}`, text);
    execFileSync('node', ['node_modules/typescript-7/bin/tsc', '--checkers', '1', '-p', folder], {
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return (error as {stdout: string}).stdout;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
