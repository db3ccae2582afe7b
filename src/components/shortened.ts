/** The beginning of a text, enough to show which it is: so many whole characters, and a sign where more follow. */
export function shortened(text: string, most: number): string {
  const characters = [...text.slice(0, 2 * most + 1)];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
