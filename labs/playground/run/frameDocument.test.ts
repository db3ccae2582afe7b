import {expect, test} from 'vitest';
import {framePolicy} from '../../../hosting/framePolicy';
import {frameDocument} from './frameDocument';

test('has a policy that hosts take: its own script, workers of its making, no network', () => {
  expect(framePolicy(frameDocument())).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/=]{44}'; worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts$/,
  );
});

test('is the same at each build', () => {
  expect(frameDocument()).toBe(frameDocument());
});
