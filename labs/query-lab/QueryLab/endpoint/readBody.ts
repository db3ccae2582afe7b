/** The text of a body, of which at most so many bytes are read; `isCut` where there were more. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<{text: string; isCut: boolean}> {
  if (!body) return {text: '', isCut: false};
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return {text: text + decoder.decode(), isCut: false};
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      void reader.cancel().catch(() => undefined);
      return {text, isCut: true};
    }
    text += decoder.decode(value, {stream: true});
  }
}
