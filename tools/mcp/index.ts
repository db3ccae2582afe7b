import {existsSync} from 'node:fs';

const SDK = 'packages/mcp/node_modules/@modelcontextprotocol/sdk';

/** Serves agents from the built site, or from what the options name: `-- --help` lists them. */
async function main(args: readonly string[]): Promise<void> {
  if (!existsSync(SDK)) {
    throw new Error('The SDK is not installed: run "npm ci --prefix packages/mcp".');
  }
  const {run} = await import('../../packages/mcp/main');
  run(args, {folder: 'build'});
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
