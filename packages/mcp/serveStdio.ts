import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer';
import type {Published} from './readPublished';

/** Serves the tools over this process's input and output. */
export async function serveStdio(published: Published): Promise<void> {
  const server = createServer(published);
  server.server.onerror = ({message}) => {
    console.error(message);
  };
  await server.connect(new StdioServerTransport());
}
