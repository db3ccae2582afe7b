/** How a text differs from the expected one, as a unified diff whose headers lead to the lines. */
export function unifiedDiff(file: string, expected: string, actual: string): string {
  const changes = compare(expected.split('\n'), actual.split('\n'));
  const hunks = groupHunks(changes).map((hunk) => {
    const [first] = hunk;
    const count = (...kinds: string[]) => hunk.filter(({kind}) => kinds.includes(kind)).length;
    const range = `-${first?.expectedLine},${count(' ', '-')} +${first?.actualLine},${count(' ', '+')}`;
    const changed = hunk.find(({kind}) => kind !== ' ');
    const lines = hunk.map(({kind, text}) => `${kind}${text}`);
    return [`${file}:${changed?.expectedLine}`, `@@ ${range} @@`, ...lines].join('\n');
  });
  return [`--- ${file} (captured)`, `+++ ${file} (printed now)`, ...hunks].join('\n');
}

type Change = {kind: ' ' | '-' | '+'; text: string; expectedLine: number; actualLine: number};

/** Lines shown before and after a change. */
const CONTEXT = 2;

/** The shortest way from one list of lines to the other, by their longest common subsequence. */
function compare(expected: readonly string[], actual: readonly string[]): Change[] {
  const lengths = commonLengths(expected, actual);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const changes: Change[] = [];
  let [row, column] = [0, 0];
  while (row < expected.length || column < actual.length) {
    const place = {expectedLine: row + 1, actualLine: column + 1};
    const [old, now] = [expected[row], actual[column]];
    if (old !== undefined && old === now) {
      changes.push({kind: ' ', text: old, ...place});
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (now === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      changes.push({kind: '-', text: old, ...place});
      row += 1;
    } else {
      changes.push({kind: '+', text: now ?? '', ...place});
      column += 1;
    }
  }
  return changes;
}

/** Length of the longest common subsequence of what follows each pair of lines. */
function commonLengths(expected: readonly string[], actual: readonly string[]): number[][] {
  const lengths = expected.map(() => Array<number>(actual.length + 1).fill(0));
  for (let row = expected.length - 1; row >= 0; row -= 1) {
    const [current = [], next = []] = [lengths[row], lengths[row + 1]];
    for (let column = actual.length - 1; column >= 0; column -= 1) {
      current[column] =
        expected[row] === actual[column]
          ? (next[column + 1] ?? 0) + 1
          : Math.max(next[column] ?? 0, current[column + 1] ?? 0);
    }
  }
  return lengths;
}

/** Changes with the lines around them; changes whose surroundings touch stay together. */
function groupHunks(changes: readonly Change[]): Change[][] {
  const isShown = changes.map((_change, index) =>
    changes.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({kind}) => kind !== ' '),
  );
  const hunks: Change[][] = [];
  changes.forEach((change, index) => {
    if (!isShown[index]) return;
    if (!isShown[index - 1]) hunks.push([]);
    hunks.at(-1)?.push(change);
  });
  return hunks;
}
