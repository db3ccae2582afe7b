/**
 * Sites that pages lead to and that refuse programs, so that nothing but a browser tells whether
 * an address of theirs is still there; the weekly check of external links leaves them out.
 */
export const unchecked: readonly {host: string; reason: string}[] = [
  {host: 'etherscan.io', reason: 'Asks for a browser (403)'},
  {host: 'medium.com', reason: 'Asks for a browser (403)'},
  {host: 'ssrn.com', reason: 'Asks for a browser (403)'},
];
