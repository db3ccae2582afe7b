import type {Code} from 'mdast';
import {fence} from '../nodes';
import type {ExampleNote} from './noteParts';

/** The fences of examples: a part of a program, and what it printed there. */
export const exampleNodes = (examples: readonly ExampleNote[] = []): Code[] =>
  examples.flatMap(({program, output}) => {
    const language = program.includes('.sol#') ? 'solidity' : 'ts';
    const [printer, lines] = output?.split(':') ?? [];
    return [
      fence(language, '', `example=${program}`),
      ...(printer ? [fence('text', '', `output=${printer} lines=${lines}`)] : []),
    ];
  });
