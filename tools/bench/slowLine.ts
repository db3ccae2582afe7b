import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

export type Line = {bytesPerSecond: number; latencyMs: number};

/** What an address in front of a server sends goes through one slow line; `close` ends it. */
export type SlowLine = {url: string; close: () => void};

const TURN_MS = 5;
const PACKET_BYTES = 1_400;

/**
 * Opens an address in front of a server of this machine. Each request waits, as for the way to a
 * server and back, and all answers share a line, in turns. Unlike in a browser's own simulation,
 * workers share it, too.
 */
export async function openSlowLine(url: string, line: Line): Promise<SlowLine> {
  const answers = new Map<Socket, Buffer>();
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(url).port), '127.0.0.1');
    const end = () => {
      answers.delete(client);
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (request) => setTimeout(() => upstream.write(request), line.latencyMs));
    upstream.on('data', (answer) => {
      answers.set(client, Buffer.concat([answers.get(client) ?? Buffer.alloc(0), answer]));
    });
    for (const socket of [client, upstream]) socket.on('close', end).on('error', end);
  });
  const timer = sendInTurns(answers, line.bytesPerSecond);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(timer);
      server.close();
    },
  };
}

/** Sends a packet of each answer after the other, as many as the line takes since the turn before. */
function sendInTurns(answers: Map<Socket, Buffer>, bytesPerSecond: number): NodeJS.Timeout {
  let last = performance.now();
  let left = 0;
  return setInterval(() => {
    const now = performance.now();
    left += ((now - last) / 1_000) * bytesPerSecond;
    last = now;
    while (left > 0 && answers.size > 0) {
      const [[client, answer]] = answers as unknown as [[Socket, Buffer]];
      answers.delete(client);
      client.write(answer.subarray(0, PACKET_BYTES));
      if (answer.length > PACKET_BYTES) answers.set(client, answer.subarray(PACKET_BYTES));
      left -= Math.min(answer.length, PACKET_BYTES);
    }
    // An idle line saves nothing up.
    if (answers.size === 0) left = Math.min(left, 0);
  }, TURN_MS);
}
