import type {Warning} from './explanation';

/** A warning by its id, and the token of which it is. */
export const warning = (id: string, text: string, token?: Warning['token']): Warning => ({
  id,
  text,
  ...(token && {token}),
});

/** The warnings that there are. */
export const present = (warnings: readonly (Warning | undefined)[]): readonly Warning[] =>
  warnings.filter((one) => one !== undefined);
