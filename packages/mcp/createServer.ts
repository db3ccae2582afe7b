import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import type {Built} from './readBuilt';
import {listExamples} from './tools/listExamples';
import {lookUpAddress} from './tools/lookUpAddress';
import {lookUpRevert} from './tools/lookUpRevert';
import {readPage} from './tools/readPage';
import {search} from './tools/search';

const words = (about: string) => z.string().trim().min(1).max(500).describe(about);

/** The server of the documentation's tools; each answers in text, or with an error that says what would do. */
export function createServer(built: Built): McpServer {
  const server = new McpServer(
    {name: 'uniswap-documentation', version: '1.0.0'},
    {
      instructions:
        'Search before you write code against Uniswap, then read the section. Take addresses from look_up_address only.',
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
    (input) => answer(() => search(built, input)),
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
    (input) => answer(() => readPage(built, input)),
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
    (input) => answer(() => lookUpRevert(built, input)),
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
    (input) => answer(() => lookUpAddress(built, input)),
  );
  server.registerTool(
    'list_examples',
    {
      description: 'Lists executed programs and queries, with the pages that explain them.',
      inputSchema: {about: words('Words that path or page hold: quote, permit2').optional()},
      annotations,
    },
    (input) => answer(() => listExamples(built, input)),
  );
  return server;
}

/** A tool's text, or its error as the protocol has it, so that the agent reads it. */
function answer(tool: () => string): CallToolResult {
  try {
    return {content: [{type: 'text', text: tool()}]};
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return {isError: true, content: [{type: 'text', text}]};
  }
}
