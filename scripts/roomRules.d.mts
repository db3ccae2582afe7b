import type {Linter} from 'eslint';

export type Room = {
  room: string;
  holds: string;
  may: readonly string[];
  not?: readonly string[];
  /** Whether the room may import packages; by default it may. */
  packages?: boolean;
};

export const ROOMS: readonly Room[];
export const roomRules: Linter.Config[];
