import {existsSync} from 'node:fs';

const SDK = 'packages/mcp/node_modules/@modelcontextprotocol/sdk';

/** Serves agents over stdio from the built site; nothing but the protocol is printed. */
async function main(directory = 'build'): Promise<void> {
  if (!existsSync(SDK)) {
    throw new Error('The SDK is not installed: run "npm ci --prefix packages/mcp".');
  }
  const {serve} = await import('../../packages/mcp/serve');
  await serve(directory);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
