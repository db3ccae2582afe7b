import {hashOfEdits} from '../labs/playground/Playground/edit/editState';
import type {Edits} from '../labs/playground/run/runner';

/** The address of a page with the edits of a program, as its button Share copies it. */
export const editLink = (page: string, program: string, edits: Edits): string =>
  `${page}${hashOfEdits(program, edits)}`;
