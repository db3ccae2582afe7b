/** How many letters must be added, left out or changed to make one word of another (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, at) => at);
  [...one].forEach((letter, at) => {
    const next = [at + 1];
    [...other].forEach((wanted, place) => {
      const changed = (row[place] ?? 0) + Number(letter !== wanted);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
