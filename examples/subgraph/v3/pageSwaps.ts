import {ask} from '../support/ask';
import {openEndpoint} from '../support/openEndpoint';
import recorded from './pageSwaps.answers.json';

// #region page
const PAGE_ROWS = 1_000;
const PAGES_MAX = 5; // mainnet has swaps for tens of thousands of pages

const PAGE = `query Page($lastId: ID!, $block: Int!) {
  swaps(first: ${PAGE_ROWS}, orderBy: id, where: {id_gt: $lastId}, block: {number: $block}) {
    id amountUSD
  }
}`;

type Swap = {id: string; amountUSD: string};

/** The swaps until a block, a page at a time. */
async function* pagesOfSwaps(url: string, block: number): AsyncGenerator<Swap[]> {
  let lastId = '';
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const {swaps} = await ask<{swaps: Swap[]}>(url, PAGE, {lastId, block});
    yield swaps;
    if (swaps.length < PAGE_ROWS) return;
    lastId = swaps.at(-1)?.id ?? '';
  }
}
// #endregion page

// #region run
async function main(): Promise<void> {
  const endpoint = await openEndpoint(recorded);
  try {
    const {_meta} = await ask<{_meta: {block: {number: number}}}>(
      endpoint.url,
      '{ _meta { block { number } } }',
      {},
    );
    const ids = new Set<string>();
    for await (const swaps of pagesOfSwaps(endpoint.url, _meta.block.number)) {
      console.log(`a page of ${swaps.length} swaps`);
      for (const {id} of swaps) ids.add(id);
    }
    console.log(`${ids.size} swaps until block ${_meta.block.number}, each once`);

    await ask(endpoint.url, '{ swaps(first: 1000, skip: 6000) { id } }', {}).catch(
      ({message}: Error) => console.log(message),
    );
  } finally {
    endpoint.stop();
  }
}
// #endregion run

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
