import type {Source} from './source';

type Limits = {
  /** For one file, from the request to its last byte. */
  timeoutMs?: number;
  /** Bytes of one file. The largest of the site, the index of its search, has 2.4 MB. */
  mostBytes?: number;
};

/** The published site at an address, over HTTPS; its errors say what failed, and what would do. */
export function siteSource(
  site: string,
  {timeoutMs = 15_000, mostBytes = 32 * 2 ** 20}: Limits = {},
): Source {
  const root = rootOf(site);
  const placeOf = (address: string) => new URL(address.replace(/^\/+/, ''), root).href;
  return {
    placeOf,
    async read(address) {
      const place = placeOf(address);
      if (!place.startsWith(root.href)) return undefined;
      let status: number;
      try {
        const response = await fetch(place, {signal: AbortSignal.timeout(timeoutMs)});
        if (!isSafe(new URL(response.url))) throw new Error(`it leads to ${response.url}`);
        if (response.ok) return await textOf(response, mostBytes);
        await response.body?.cancel();
        ({status} = response);
      } catch (cause) {
        throw new Error(
          `${place} could not be read: ${reasonOf(cause, timeoutMs)}. Ask again later, or start the server with --folder and a local build.`,
          {cause},
        );
      }
      if (status === 404 || status === 410) return undefined;
      throw new Error(`${place} answers with status ${status}. Ask again later.`);
    },
  };
}

/** The root of a site by its address, which ends in a slash. */
function rootOf(site: string): URL {
  const root = URL.canParse(site) ? new URL(site) : undefined;
  if (!root || !isSafe(root) || root.username || root.search || root.hash) {
    throw new Error(
      `"${site}" is no address of a site. Expected one as https://docs.example, or one of this machine as http://localhost:3000.`,
    );
  }
  if (!root.pathname.endsWith('/')) root.pathname += '/';
  return root;
}

/** Whether nobody on the way can change what is read: addresses of contracts are among it. */
const isSafe = ({protocol, hostname}: URL): boolean =>
  protocol === 'https:' ||
  (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));

async function textOf({body}: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error(`it is larger than ${mostBytes} bytes`);
    text += decoder.decode(chunk, {stream: true});
  }
  return text + decoder.decode();
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `it did not arrive within ${timeoutMs / 1000} s`;
  // The fetch of Node.js says only that it failed; what failed is its cause.
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
