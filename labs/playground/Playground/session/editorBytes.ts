/** Bytes of the scripts that an editor loads, as a server sends them; `tests/playgroundEdit.spec.ts` measures them. */
export const EDITOR_BYTES = 144_000;
