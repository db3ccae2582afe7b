import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/swap-widget/guides/getting-started');

test('computes what automatic slippage allows to lose', () => {
  const [payout, gasCost] = [40_000_000n, 40_000_000n];
  const percent = (100n * (gasCost / 10n)) / payout;
  const loss = (payout * percent) / 100n;
  expect(page).toContain(
    `A swap for 40 USDC (\`${payout}\`) whose gas costs 40 USDC may pay out ${percent}% less: 4 USDC (\`${loss}\`)`,
  );
});

test('states the amount of the form in wei, too', () => {
  expect(page).toContain(`0.5 ETH (\`${10n ** 18n / 2n}\` wei)`);
});
