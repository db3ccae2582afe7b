import type {Print} from '../../run/runner';

/** Where a line of output begins to quote a revert; others are not read, as any word could be a reason. */
const QUOTED = /(?:execution reverted|0x08c379a0|0x4e487b71).*|(?<=reverts with |reverts: ).*/i;

/** The revert that a line of output quotes, as text; nothing where it quotes none. */
export const quotedRevert = (line: string): string | undefined => QUOTED.exec(line)?.[0];

/** What a program printed to a stream. */
export const textOf = (stream: Print['stream'], prints: readonly Print[]): string =>
  prints
    .filter((print) => print.stream === stream)
    .map(({text}) => text)
    .join('');

/** Whether an output is worth reading for reverts, which loads the list of them. */
export const mayHoldReverts = (prints: readonly Print[]): boolean =>
  textOf('err', prints) !== '' || quotedRevert(textOf('out', prints)) !== undefined;
