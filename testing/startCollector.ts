import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** An event as it arrived. */
export type CollectedEvent = {
  event_type: string;
  event_properties?: Record<string, unknown>;
  insert_id: string;
  session_id: number;
  device_id: string;
  [field: string]: unknown;
};

/** A request as it arrived. */
export type CollectorRequest = {
  headers: IncomingHttpHeaders;
  body: {api_key: string; events: CollectedEvent[]; options: object};
};

/** Answers a request with a status and a body, or not at all. */
export type Respond = (
  posted: CollectorRequest,
  index: number,
) => {status: number; body?: object} | 'silence';

/** A collector on loopback that records its requests, and the events that it accepted. */
export async function startCollector() {
  const posts: CollectorRequest[] = [];
  const accepted: CollectedEvent[] = [];
  let respond: Respond = () => ({status: 200});

  const server = createServer((request, response) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, x-origin-application',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    void text(request).then((sent) => {
      const posted = {headers: request.headers, body: JSON.parse(sent) as CollectorRequest['body']};
      posts.push(posted);
      const answer = respond(posted, posts.length - 1);
      if (answer === 'silence') return;
      if (answer.status < 300) accepted.push(...posted.body.events);
      const body = {
        code: answer.status,
        events_ingested: posted.body.events.length,
        ...answer.body,
      };
      response.writeHead(answer.status, {...headers, 'content-type': 'application/json'});
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    posts,
    /** Events that were answered with success, in the order of their arrival. */
    accepted,
    answer: (next: Respond): void => {
      respond = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
