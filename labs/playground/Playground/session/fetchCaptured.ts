/** What a program printed when it was captured, from the published file beside it; nothing without network. */
export async function fetchCaptured(program: string, baseUrl: string): Promise<string | undefined> {
  const file = program.replace(/\.\w+$/, '.output.txt');
  const response = await fetch(`${baseUrl}examples/${file}`).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}
