import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Chain} from '../facts/registry/chains';
import type {Deployment} from '../facts/registry/contracts';
import {dateInWords} from '../facts/registry/dates';
import type {DatedEvent, State} from '../facts/registry/state';
import {attribute} from './attribute';
import type {FrontMatter} from './frontMatter';
import {link, paragraph, text, type Nodes} from './nodes';
import {stateInline, stateTable} from './stateNodes';

type Options = {
  chains: readonly Chain[];
  deployments: readonly Deployment[];
  states: readonly State[];
  events: readonly DatedEvent[];
};

/**
 * Fills `<State of="v3-factory-owner" chain={10} />` with that state and its day, `<States
 * of="quorum timelock-delay" />` with a table and the calls that read them, `<When
 * of="vote-93-executed" />` with the date of that event, and `<Verified />` with the day on which the
 * page was checked.
 */
const remarkState =
  (options: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node, index, parent) => {
      const element = node as MdxJsxTextElement | MdxJsxFlowElement;
      const expand = element.name ? EXPANSIONS[element.name] : undefined;
      if (!expand || !parent || index === undefined) return undefined;
      try {
        const nodes = expand({element, options, frontMatter: page.data.frontMatter as FrontMatter});
        const isBlock = node.type === 'mdxJsxFlowElement' && element.name !== 'States';
        const shown = isBlock ? [paragraph(nodes as Parameters<typeof paragraph>[0])] : nodes;
        (parent as Root).children.splice(index, 1, ...shown);
        return [SKIP, index + shown.length];
      } catch (cause) {
        return page.fail(cause instanceof Error ? cause.message : String(cause), {
          place: element.position,
        });
      }
    });

type Expand = (input: {
  element: MdxJsxTextElement | MdxJsxFlowElement;
  options: Options;
  frontMatter: FrontMatter;
}) => Nodes;

const EXPANSIONS: Readonly<Record<string, Expand>> = {
  State: ({element, options}) => {
    const id = attribute(element, 'of') ?? '';
    const chain = attribute(element, 'chain');
    const candidates = statesOf(id, options);
    const state = chain
      ? candidates.find(({chainId}) => chainId === Number(chain))
      : (candidates.find(({chainId}) => chainId === 1) ?? candidates[0]);
    if (!state) throw new Error(`The state "${id}" is not recorded for chain ${chain}`);
    return stateInline(state, options);
  },
  States: ({element, options}) => {
    const ids = (attribute(element, 'of') ?? '').split(' ');
    const chain = attribute(element, 'chain');
    const states = ids
      .flatMap((id) => statesOf(id, options))
      .filter(({chainId}) => !chain || chainId === Number(chain));
    return stateTable(states, options);
  },
  When: ({element, options: {events}}) => {
    const id = attribute(element, 'of') ?? '';
    const event = events.find((one) => one.id === id);
    if (!event) throw new Error(missing('event', id, events));
    const date = dateInWords(event.date);
    return [link(event.source, [text(event.isEstimate ? `about ${date}` : date)])];
  },
  Verified: ({frontMatter}) => [text(dateInWords(frontMatter.verified))],
};

function statesOf(id: string, {states}: Options): State[] {
  const candidates = states.filter((state) => state.id === id);
  if (candidates.length === 0) throw new Error(missing('state', id, states));
  return candidates;
}

const missing = (kind: string, id: string, all: readonly {id: string}[]): string =>
  `There is no ${kind} "${id}" in facts/registry/state. Expected one of: ${[...new Set(all.map((one) => one.id))].join(', ')}`;

export default remarkState;
