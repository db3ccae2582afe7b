/** The program that has the chain, and what ends its run. */
let turn: {program: string; ending: AbortController} | undefined;

/** Ends the run that has the chain, and gives the chain to another; its run ends with the signal. */
export function takeTurn(program: string): AbortSignal {
  turn?.ending.abort();
  turn = {program, ending: new AbortController()};
  return turn.ending.signal;
}

/** Ends the run of a program, where it has the chain. */
export function endTurn(program: string): void {
  if (turn?.program === program) turn.ending.abort();
}

/** Whether the chain is as a program left it. */
export const hasTurn = (program: string): boolean => turn?.program === program;
