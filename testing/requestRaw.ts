import {request, type IncomingHttpHeaders} from 'node:http';
import {connect} from 'node:net';
import {buffer, text} from 'node:stream/consumers';

/** An answer as it came: no redirect followed, no body decompressed. */
export type RawResponse = {
  address: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Asks for an address of a site, word for word as it is written. */
export function requestRaw(
  site: string,
  address: string,
  {method = 'GET', headers = {}, body}: Asking = {},
): Promise<RawResponse> {
  const {hostname, port} = new URL(site);
  return new Promise((resolve, reject) => {
    const outgoing = request({hostname, port, path: address, method, headers}, (response) => {
      const {statusCode: status = 0, headers} = response;
      buffer(response).then((body) => {
        resolve({address, status, headers, body});
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

type Asking = {method?: string; headers?: Record<string, string>; body?: string};

/** Sends bytes that need not be a request; resolves to all that comes back. */
export async function sendBytes(site: string, bytes: string): Promise<string> {
  const {hostname, port} = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.end(bytes, 'latin1');
  return text(socket);
}
