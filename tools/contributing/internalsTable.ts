import type {Internal} from '../../plugins/speed/internals';

/** The Markdown table of what the site relies on in the framework, its theme and libraries. */
export const internalsTable = (internals: readonly Internal[]): string =>
  [
    '| Place | Relies on | What a reader gains | Guard | Otherwise |',
    '|---|---|---|---|---|',
    ...internals.map(
      ({place, reliesOn, gains, guard, otherwise}) =>
        `| ${[place, reliesOn, gains, guard, otherwise].map(escaped).join(' | ')} |`,
    ),
  ].join('\n');

const escaped = (text: string): string => text.replaceAll('|', '\\|');
