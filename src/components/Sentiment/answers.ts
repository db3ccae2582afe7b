const ANSWERS = ['positive', 'neutral', 'negative'] as const;

/** How a page did for a reader. */
export type Answer = (typeof ANSWERS)[number];

/** Answers of this visit by the path of the page, for where storage is blocked. */
const given = new Map<string, Answer>();
const listeners = new Set<() => void>();

/** What the reader said of a page in this visit; anything else that is stored there is no answer. */
export function answerOf(path: string): Answer | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(path));
    return ANSWERS.find((answer) => answer === stored) ?? given.get(path);
  } catch {
    return given.get(path);
  }
}

/** Remembers what the reader says of a page, until the visit ends. */
export function remember(path: string, answer: Answer): void {
  given.set(path, answer);
  try {
    sessionStorage.setItem(keyOf(path), answer);
  } catch {
    // Blocked storage: the answer holds until the next load.
  }
  for (const listener of listeners) listener();
}

/** Calls back when an answer is given, until the returned function is called. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = (path: string): string => `sentiment ${path}`;
