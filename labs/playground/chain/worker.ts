import type {ChainMessage, ChainReport} from './messages';
import {ChainServer} from './server';

const server = new ChainServer({
  report: (report: ChainReport) => self.postMessage(report),
  load: async (url) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`the site answered ${answer.status} for ${url}`);
    return answer.json();
  },
});

self.onmessage = ({data}: MessageEvent<ChainMessage>) => server.receive(data);
