import type {Member} from '../model';
import type {SourceContract} from './declarations';

/** A declared contract with its own members. */
export type DeclaredContract = {declared: SourceContract; members: Member[]};
