import type {Answer, Call, ChainMessage, ChainReport} from './messages';
import {Chain} from './chain';
import {bytesOf, type Hex} from './hex';
import {RpcError} from './rpcError';
import type {CodeGroup, SavedChain, SavedHistory} from './saved';
import {Turns} from './turns';

type Edges = {
  report: (report: ChainReport) => void;
  /** The JSON at an address of the site. */
  load: (url: string) => Promise<unknown>;
};

type Start = Extract<ChainMessage, {type: 'start'}>;

/** Serves one chain on ports: keeps what was loaded, and makes the chain again when it is told to. */
export class ChainServer {
  private readonly codes = new Map<string, Uint8Array>();
  private readonly turns = new Turns();
  /** Those of runs, whose workers may go on for seconds after they were ended, and those of the page. */
  private readonly ports = {ofRuns: new Set<MessagePort>(), ofPage: new Set<MessagePort>()};
  private history: Promise<SavedHistory> | undefined;
  private start: Start | undefined;
  private saved: SavedChain | undefined;
  private chain: Promise<Chain> | undefined;

  constructor(private readonly edges: Edges) {}

  receive(message: ChainMessage): void {
    if (message.type === 'connect') this.connect(message);
    if (message.type === 'code') this.addCodes(JSON.parse(message.text) as CodeGroup);
    if (message.type === 'start') this.begin(message);
    if (message.type === 'leave') this.leave();
    if (message.type === 'reset') this.reset();
  }

  private begin(start: Start): void {
    this.start = start;
    this.saved = undefined;
    this.make();
  }

  private leave(): void {
    this.close(this.ports.ofRuns);
    this.edges.report({type: 'left'});
  }

  private reset(): void {
    this.close(this.ports.ofRuns);
    this.close(this.ports.ofPage);
    this.make();
  }

  /** Closes ports, so that nothing of a run before reaches the next one, nor keeps it waiting. */
  private close(ports: Set<MessagePort>): void {
    for (const port of ports) {
      port.close();
      this.turns.forget(port);
    }
    ports.clear();
  }

  private make(): void {
    this.chain = this.create();
    this.chain.then(
      () => this.edges.report({type: 'ready'}),
      (cause: unknown) => this.edges.report({type: 'failed', message: String(cause)}),
    );
  }

  private async create(): Promise<Chain> {
    if (!this.start) throw new Error('the chain has no state: send "start" first');
    this.saved ??= JSON.parse(this.start.state) as SavedChain;
    return Chain.create(this.saved, {
      history: () => this.loadHistory(),
      code: (hash) => this.codeOf(hash),
    });
  }

  private connect({port, isOfRun}: Extract<ChainMessage, {type: 'connect'}>): void {
    this.ports[isOfRun ? 'ofRuns' : 'ofPage'].add(port);
    port.onmessage = ({data}: MessageEvent<Partial<Call> | null>) => {
      this.turns.add(port, async () => port.postMessage(await this.answer(data ?? {})));
    };
  }

  private async answer({id = 0, method = '', params}: Partial<Call>): Promise<Answer> {
    try {
      const chain = await (this.chain ?? this.create());
      return {id, result: await chain.request({method, params})};
    } catch (cause) {
      return {id, error: errorOf(cause)};
    }
  }

  private loadHistory(): Promise<SavedHistory> {
    const url = this.start?.historyUrl ?? '';
    this.history ??= this.edges.load(url).then((json) => json as SavedHistory);
    // A failed load is tried again.
    this.history.catch(() => (this.history = undefined));
    return this.history;
  }

  private async codeOf(hash: Hex): Promise<Uint8Array> {
    if (!this.codes.has(hash)) await this.loadGroup(this.saved?.groups[hash] ?? '');
    const code = this.codes.get(hash);
    if (!code) throw new Error(`no group holds the code ${hash}`);
    return code;
  }

  private async loadGroup(group: string): Promise<void> {
    const url = this.start?.codeUrls[group];
    if (url !== undefined) this.addCodes((await this.edges.load(url)) as CodeGroup);
  }

  /** The same array for a code in every chain: the analysis of its jumps is kept with it. */
  private addCodes(group: CodeGroup): void {
    for (const [hash, digits] of Object.entries(group)) {
      if (!this.codes.has(hash)) this.codes.set(hash, bytesOf(digits));
    }
  }
}

function errorOf(cause: unknown): Extract<Answer, {error: unknown}>['error'] {
  if (!(cause instanceof RpcError)) return {code: -32603, message: String(cause)};
  const {code, message, data} = cause;
  return {code, message, ...(data !== undefined && {data})};
}
