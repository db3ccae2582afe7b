/** The message of the error that a call throws, or "nothing". */
export function messageOf(call: () => unknown): string {
  try {
    call();
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
