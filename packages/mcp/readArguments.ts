import {parseArgs} from 'node:util';
import type {HttpOptions} from './http/serveHttp';

/** What the server reads: a published site, or a build in a folder. */
export type Place = {site: string} | {folder: string};

/** What a command line asks for: a text to print, or a server, over HTTP or over stdio. */
export type Asked = {print: string} | {place: Place; http?: HttpOptions};

/** Reads the command line; throws an error that names the option at fault. */
export function readArguments(args: readonly string[], {place}: {place: Place}): Asked {
  const {values} = parseArgs({
    args: [...args],
    options: {
      site: {type: 'string'},
      folder: {type: 'string'},
      http: {type: 'string'},
      host: {type: 'string'},
      'allow-host': {type: 'string', multiple: true, default: []},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  const {site, folder, http, host, 'allow-host': allowedHosts, help} = values;
  if (help) return {print: usage(place)};
  if (site !== undefined && folder !== undefined) {
    throw new Error('--site and --folder exclude each other: the server reads one of them.');
  }
  if (http === undefined && (host !== undefined || allowedHosts.length > 0)) {
    throw new Error('--host and --allow-host are for a server over HTTP: add --http PORT.');
  }
  return {
    place: asked({site, folder}) ?? place,
    ...(http !== undefined && {
      http: {port: portOf(http), allowedHosts, ...(host !== undefined && {host})},
    }),
  };
}

function asked({site, folder}: {site?: string; folder?: string}): Place | undefined {
  if (site !== undefined) return {site};
  return folder === undefined ? undefined : {folder};
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new Error(`--http has no port "${text}": expected a number from 0, for any, to 65535.`);
}

const usage = (place: Place): string => `The Uniswap documentation as an MCP server.

  --site URL         the published site to read${'site' in place ? ` (${place.site})` : ''}
  --folder FOLDER    a local build of the site to read instead${'folder' in place ? ` (${place.folder})` : ''}
  --http PORT        serve over HTTP at /mcp; else over stdio
  --host ADDRESS     listen at this address (127.0.0.1)
  --allow-host NAME  answer clients that ask by this name, too; may be repeated`;
