import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer';
import {readBuilt} from './readBuilt';

/** Serves the tools over this process's input and output, from the built site under a directory. */
export async function serve(directory: string): Promise<void> {
  const server = createServer(readBuilt(directory));
  server.server.onerror = ({message}) => {
    console.error(message);
  };
  await server.connect(new StdioServerTransport());
}
