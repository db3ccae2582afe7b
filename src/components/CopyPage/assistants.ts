type Assistant = {
  name: string;
  /** Opens a new conversation with the question filled in. */
  address: string;
};

/** The assistants that a page is opened in, by the address of its Markdown version. */
export function assistants(markdown: string): Assistant[] {
  const question = `Read ${markdown} and answer my questions about it. Take addresses and signatures from that page, never from memory.`;
  const asked = `q=${encodeURIComponent(question)}`;
  return [
    // The hint has it open the page, which it does not know by heart.
    {name: 'ChatGPT', address: `https://chatgpt.com/?hints=search&${asked}`},
    {name: 'Claude', address: `https://claude.ai/new?${asked}`},
  ];
}
