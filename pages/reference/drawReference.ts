import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Nodes} from '../nodes';

/** Draws what `<Reference />` or `<Exports />` becomes; throws with every fault of the notes. */
export type DrawReference = (element: MdxJsxFlowElement) => Nodes;
