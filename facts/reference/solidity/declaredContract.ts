import type {Member} from '../model';
import type {Declared} from './declarations';

/** A declared contract with its own members. */
export type DeclaredContract = {declared: Declared; members: Member[]};
