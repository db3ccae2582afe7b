import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {CallToolResultSchema} from '@modelcontextprotocol/sdk/types.js';
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {publishedPackages} from '../../config/publishedPackages';
import {serveStatic} from '../../testing/server';
import {packServer} from '../../tools/mcp/packServer';
import {writeBuiltSite} from './builtSite.fixture';
import manifest from './package.json';

/** A folder outside of the repository, in which the package is unpacked. */
let folder: string;
let packed: Uint8Array;
let site: Awaited<ReturnType<typeof serveStatic>>;

beforeAll(async () => {
  site = await serveStatic(await writeBuiltSite());
  packed = await packServer('https://docs.example');
  folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  writeFileSync(path.join(folder, 'docs-mcp.tgz'), packed);
  execFileSync('tar', ['-xzf', 'docs-mcp.tgz'], {cwd: folder});
});
afterAll(() => site.server.close());

const PROGRAM = 'package/docs-mcp.cjs';
const unpacked = (file: string) => readFileSync(path.join(folder, 'package', file), 'utf8');

async function textOf(client: Client, name: string, input: Record<string, unknown>) {
  const result = CallToolResultSchema.parse(await client.callTool({name, arguments: input}));
  const [first] = result.content;
  return {text: first?.type === 'text' ? first.text : '', isError: result.isError ?? false};
}

/** Asks a server that was started from the package whatever a new agent asks. */
async function expectAnswers(client: Client): Promise<void> {
  expect(client.getServerVersion()).toEqual({
    name: 'uniswap-documentation',
    version: manifest.version,
  });
  expect((await client.listTools()).tools).toHaveLength(6);
  const found = await textOf(client, 'search', {query: 'Which fee tiers does v3 have?'});
  expect(found.text).toContain('/concepts/fees.md#fee-tiers');
  const address = await textOf(client, 'look_up_address', {of: 'UniswapV3Factory', chain: '1'});
  expect(address.text).toContain('0x1F98431c8aD98523631AE4a59f267346ea31F984');
  const project = await textOf(client, 'read_project', {name: 'v3/quote'});
  expect(project.text).toContain(`All files in one archive: ${site.url}/examples/v3/quote.zip`);
}

test('starts over stdio from an empty folder, and answers from a site', async () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  const args = [PROGRAM, '--site', site.url];
  await client.connect(new StdioClientTransport({command: 'node', args, cwd: folder}));
  await expectAnswers(client);
  await client.close();
});

test('starts over HTTP, and says where', async () => {
  const server = spawn('node', [PROGRAM, '--site', site.url, '--http', '0'], {cwd: folder});
  const {value} = await createInterface({input: server.stdout})[Symbol.asyncIterator]().next();
  const address = / at (http:\S+)$/.exec(String(value))?.[1] ?? '';
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  await expectAnswers(client);
  await client.close();
  server.kill();
});

test('reports a site that fails as errors of its tools, and answers when the site is back', async () => {
  writeFileSync(path.join(folder, '404.html'), '');
  const broken = await serveStatic(folder);
  const port = Number(new URL(broken.url).port);
  const client = new Client({name: 'test', version: '1.0.0'});
  const args = [PROGRAM, '--site', broken.url];
  await client.connect(new StdioClientTransport({command: 'node', args, cwd: folder}));
  const search = () => textOf(client, 'search', {query: 'fees'});
  expect(await search()).toMatchObject({
    isError: true,
    text: expect.stringContaining('is missing'),
  });
  broken.server.closeAllConnections();
  await new Promise((resolve) => broken.server.close(resolve));
  expect(await search()).toMatchObject({
    isError: true,
    text: expect.stringContaining('could not be read: connect ECONNREFUSED'),
  });
  const back = await serveStatic(await writeBuiltSite(), port);
  expect(await search()).toMatchObject({isError: false});
  back.server.close();
  await client.close();
});

test.each([
  [['--site', 'docs.example'], '"docs.example" is no address of a site.'],
  [['--folder', 'nowhere'], 'There is no built site at nowhere'],
  [['--http', 'x'], '--http has no port "x"'],
])('ends with one sentence for %o', (args, says) => {
  const run = () => execFileSync('node', [PROGRAM, ...args], {cwd: folder, stdio: 'pipe'});
  expect(run).toThrow(says);
  expect(run).not.toThrow(/\n\s+at /);
});

test('is one program without dependencies, below 230 KB', () => {
  expect(readdirSync(path.join(folder, 'package')).sort()).toEqual([
    'LICENCES-OF-PACKAGES.txt',
    'LICENSE',
    'README.md',
    'docs-mcp.cjs',
    'package.json',
  ]);
  const read = JSON.parse(unpacked('package.json')) as Record<string, unknown>;
  expect(read).toMatchObject({name: '@uniswap/docs-mcp', bin: {'docs-mcp': 'docs-mcp.cjs'}});
  expect(read).not.toHaveProperty('dependencies');
  expect(read).not.toHaveProperty('scripts');
  expect(packed.byteLength).toBeLessThan(230_000);
});

test('reads the site that published it unless told', () => {
  const help = execFileSync('node', [PROGRAM, '--help'], {cwd: folder, encoding: 'utf8'});
  expect(help).toContain('https://docs.example');
  expect(unpacked('README.md')).toContain(`"https://docs.example${publishedPackages.mcp}"`);
  expect(unpacked('README.md')).not.toContain('docs.uniswap.org');
});

test('passes on the licences of what it contains', () => {
  const licences = unpacked('LICENCES-OF-PACKAGES.txt');
  for (const name of Object.keys(manifest.dependencies)) {
    const version = manifest.dependencies[name as keyof typeof manifest.dependencies];
    expect(licences).toContain(`${name} ${version}\n`);
  }
  expect(licences).toMatch(/^minisearch /m);
  expect(licences).toMatch(/^ajv 8/m);
});

test('is the same, byte for byte, each time', async () => {
  expect(await packServer('https://docs.example')).toEqual(packed);
});

test('has the version that its address names, as every text does that names it', () => {
  expect(publishedPackages.mcp).toBe(`/packages/docs-mcp-${manifest.version}.tgz`);
  for (const file of ['README.md', 'contributing/agents.md', 'packages/mcp/published/README.md']) {
    const named = readFileSync(file, 'utf8').match(/\/packages\/docs-mcp-[\w.-]+\.tgz/g) ?? [];
    expect(new Set(named), file).toEqual(new Set([publishedPackages.mcp]));
  }
});
