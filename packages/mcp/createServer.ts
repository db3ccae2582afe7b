import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {version} from './package.json';
import type {Published} from './readPublished';
import {listExamples} from './tools/listExamples';
import {lookUpAddress} from './tools/lookUpAddress';
import {lookUpRevert} from './tools/lookUpRevert';
import {readPage} from './tools/readPage';
import {readProject} from './tools/readProject';
import {search} from './tools/search';

const words = (about: string) => z.string().trim().min(1).max(500).describe(about);

/** The server of the documentation's tools; each answers in text, or with an error that says what would do. */
export function createServer(published: Published): McpServer {
  const server = new McpServer(
    {name: 'uniswap-documentation', version},
    {
      instructions:
        'Search before you write code against Uniswap, then read the section. Take addresses from look_up_address only. Start a project from read_project.',
    },
  );
  const annotations = {readOnlyHint: true, openWorldHint: false};

  server.registerTool(
    'search',
    {
      description: 'Finds the sections of the documentation that answer a question in words.',
      inputSchema: {
        query: words('A whole question, or words: "How do I get a quote off-chain?"'),
        limit: z.number().int().min(1).max(20).default(5).describe('Sections to give'),
      },
      annotations,
    },
    (input) => answer(() => search(published, input)),
  );
  server.registerTool(
    'read_page',
    {
      description: 'Gives a page as Markdown, or one of its sections.',
      inputSchema: {
        page: words('Address as search gives it: /concepts/protocol/fees.md#fee-tiers'),
        section: words('Anchor of a section: fee-tiers').optional(),
      },
      annotations,
    },
    (input) => answer(() => readPage(published, input)),
  );
  server.registerTool(
    'look_up_revert',
    {
      description: 'Explains why a call of a Uniswap contract reverted, and what to do about it.',
      inputSchema: {
        revert: z
          .string()
          .max(20_000)
          .describe(
            'Revert string, 4-byte selector, raw data, or the whole message of a failed call',
          ),
      },
      annotations,
    },
    (input) => answer(() => lookUpRevert(published, input)),
  );
  server.registerTool(
    'look_up_address',
    {
      description:
        'Gives where a contract or token is, or what is at an address, from the registry.',
      inputSchema: {
        of: words('Name of a contract, symbol of a token, or an address: UniswapV3Factory'),
        chain: words('Chain id or name: 8453, Base').optional(),
      },
      annotations,
    },
    (input) => answer(() => lookUpAddress(published, input)),
  );
  server.registerTool(
    'list_examples',
    {
      description: 'Lists executed programs and queries, with the pages that explain them.',
      inputSchema: {about: words('Words that path or page hold: quote, permit2').optional()},
      annotations,
    },
    (input) => answer(() => listExamples(published, input)),
  );
  server.registerTool(
    'read_project',
    {
      description:
        'Gives every file of a program as a project to run with npm, and its archive; without a name lists the projects.',
      inputSchema: {name: words('Name of a program as pages show it: sdk/v3/quote').optional()},
      annotations,
    },
    (input) => answer(() => readProject(published, input)),
  );
  return server;
}

/** A tool's text, or its error as the protocol has it, so that the agent reads it. */
async function answer(tool: () => Promise<string>): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await tool()}]};
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return {isError: true, content: [{type: 'text', text}]};
  }
}
