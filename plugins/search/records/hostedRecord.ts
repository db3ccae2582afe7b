import type {Hierarchy, Level} from '../hierarchy';

/** A passage, or a part of a long one, as the hosted index holds it: a record of DocSearch. */
export type HostedRecord = {
  objectID: string;
  /** The level of its own heading. */
  type: Level;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Hierarchy;
  /** What the sidebar and readers call the subject of its page. Never shown. */
  names: string[];
  /** What it is called by: the selector or topic of a member, and who may call it. Never shown. */
  facts: string;
  /** Words of its address, names, data and numbers of its code. Never shown. */
  keywords: string;
  language: string;
  lang: string;
  version: string | null;
  docusaurus_tag: string;
  /** What its page is for: a kind of front matter, or `article`. */
  kind: string;
  /** The version of the protocol that its page is of. */
  protocol: string | null;
  /** The parts of the site it is in, as queries name them. */
  parts: string[];
  /** What decides between passages that fit a query equally well. */
  weight: {pageRank: number; level: number; position: number};
};

/** What a build leaves for `npm run search:publish`. */
export type Publication = {indexName: string; records: HostedRecord[]};
