type Task = () => Promise<unknown>;

/**
 * Does one task after the other, in turn for each who asks: one with a thousand tasks keeps
 * nobody else waiting. Between two tasks, messages to the worker come in.
 */
export class Turns {
  private readonly waiting = new Map<unknown, Task[]>();
  private isRunning = false;

  add(asker: unknown, task: Task): void {
    const tasks = this.waiting.get(asker) ?? [];
    tasks.push(task);
    this.waiting.set(asker, tasks);
    if (!this.isRunning) void this.run();
  }

  /** Drops what an asker's tasks have not begun. */
  forget(asker: unknown): void {
    this.waiting.delete(asker);
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    for (let task = this.next(); task; task = this.next()) {
      // A task that fails ends no other.
      await task().catch(() => undefined);
      await messagesReceived();
    }
    this.isRunning = false;
  }

  /** The first task of the one who has waited longest, who then goes to the end. */
  private next(): Task | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [asker, [task, ...left]] = first;
    this.waiting.delete(asker);
    if (left.length > 0) this.waiting.set(asker, left);
    return task;
  }
}

/** Settles after the messages that have arrived, without the wait of a timer. */
const messagesReceived = (): Promise<void> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
