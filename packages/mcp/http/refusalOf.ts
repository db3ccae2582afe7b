import type {IncomingHttpHeaders} from 'node:http';

/** The names of this machine, which only its own programs can ask by. */
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why a request is refused, by the names that the server has; nothing where it is not. A page of
 * another site can have its own name lead to this machine (DNS rebinding): it then sends that name as
 * Host, and its site as Origin.
 */
export function refusalOf(
  {host, origin}: Pick<IncomingHttpHeaders, 'host' | 'origin'>,
  names: readonly string[],
): string | undefined {
  if (!names.includes(hostnameOf(`http://${host ?? ''}`))) {
    return `This server does not answer as "${host ?? ''}". Name the host by --allow-host.`;
  }
  if (origin !== undefined && !names.includes(hostnameOf(origin))) {
    return `This server does not answer pages of "${origin}". Name their host by --allow-host.`;
  }
  return undefined;
}

const hostnameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
