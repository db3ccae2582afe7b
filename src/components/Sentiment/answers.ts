const ANSWERS = ['positive', 'neutral', 'negative'] as const;

/** How a page did for a reader. */
export type SentimentAnswer = (typeof ANSWERS)[number];

/** Answers of this visit by the path of the page, for where storage is blocked. */
const answers = new Map<string, SentimentAnswer>();
const listeners = new Set<() => void>();

/** The answer of the reader about a page in this visit; anything else that is stored there is no answer. */
export function answerOf(path: string): SentimentAnswer | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(path));
    return ANSWERS.find((answer) => answer === stored) ?? answers.get(path);
  } catch {
    return answers.get(path);
  }
}

/** Remembers an answer about a page, until the visit ends. */
export function remember(path: string, answer: SentimentAnswer): void {
  answers.set(path, answer);
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
