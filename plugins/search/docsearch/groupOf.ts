import {LEADING} from '../engine/leadWithPages';
import {badgeOf} from '../engine/weightOf';

/** The name of the group that the modal lists a result in, by its place from 0: the best results stand together, whatever they belong to. */
export const groupOf = (url: string, place: number): string =>
  place < LEADING ? 'Best matches' : badgeOf(url);
