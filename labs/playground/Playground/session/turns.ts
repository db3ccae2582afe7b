/** The run that has the chain: a program by its name, how it is ended, and when it has. */
type Turn = {program: string; ending: AbortController; ended: Promise<void>};

let turn: Turn | undefined;

/** Ends the run that has the chain, waits for that, and gives the chain to another. */
export async function takeTurn(
  program: string,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const earlier = turn;
  const ending = new AbortController();
  const start = async (): Promise<void> => {
    earlier?.ending.abort();
    await earlier?.ended;
    if (!ending.signal.aborted) await run(ending.signal);
  };
  const ended = start();
  turn = {program, ending, ended};
  await ended;
}

/** Ends the run of a program, where it has the chain. */
export function endTurn(program: string): void {
  if (turn?.program === program) turn.ending.abort();
}

/** Whether the chain is as a program left it. */
export const hasTurn = (program: string): boolean => turn?.program === program;
