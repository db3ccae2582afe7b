import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './test';

/** In what the two modes can differ. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Options = {
  /** A selector of the part that is looked at; the page unless told. */
  within?: string;
  /** The mode that is shown: in light only the rules of colours are tried, in dark all. */
  colorScheme?: 'dark' | 'light';
  /** Rules to try in place of those. */
  rules?: readonly string[];
};

/** What axe finds against a page: a rule with the elements that break it. Fails where no text was looked at. */
export async function violationsOf(
  page: Page,
  {within, colorScheme = 'dark', rules}: Options = {},
): Promise<string[]> {
  // In the page alone, which has no frame of another site; and of what passes only the rule.
  const axe = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
  if (within) axe.include(within);
  if (rules) axe.withRules([...rules]);
  else if (colorScheme === 'light') axe.withRules(COLOUR_RULES);
  const {violations, passes} = await axe.analyze();
  expect(passes.map(({id}) => id)).toContain('color-contrast');
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${help}: ${html} ${failureSummary}`),
  );
}
