import {Joi} from '@docusaurus/utils-validation';

/** What a page is found by, beside its text. */
type SearchTerms = {
  /** What readers call what the page tells, where its title and headings do not. */
  searchedAs?: string[];
  /** Questions that a section answers, as readers ask them, by its anchor; `beginning` stands before the first heading. */
  answers?: Record<string, string[]>;
};

/** What a documentation page says of itself above its text. */
export type FrontMatter = SearchTerms & {
  title: string;
  sidebar_label?: string;
  /** The address that the file has anyway: the framework makes `errors/errors.mdx` the index of its folder. */
  slug?: string;
  /** One sentence of 60 to 155 characters, for search, cards and previews. */
  description: string;
  kind: 'overview' | 'concept' | 'guide' | 'reference' | 'glossary' | 'research';
  /** Names of the packages the page speaks of; their versions come from package.json. */
  packages: string[];
  status: 'current' | 'superseded' | 'historical';
  /** The page to read instead, where the status is not current. */
  insteadUse?: string;
  /** Of a page of tools, which take the whole width; it lists its sections itself. */
  hide_table_of_contents?: true;
  /** The day the claims were last checked against their sources, as 2026-11-21. */
  verified: string;
};

const schema = Joi.object<FrontMatter>({
  title: Joi.string().required(),
  sidebar_label: Joi.string(),
  slug: Joi.valid(Joi.ref('$address')),
  description: Joi.string().min(60).max(155).invalid(Joi.ref('title')).required(),
  searchedAs: Joi.array().items(Joi.string()),
  answers: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string()).min(1)),
  kind: Joi.valid('overview', 'concept', 'guide', 'reference', 'glossary', 'research').required(),
  packages: Joi.array().items(Joi.string()).required(),
  status: Joi.valid('current', 'superseded', 'historical').required(),
  hide_table_of_contents: Joi.valid(true),
  insteadUse: Joi.string()
    .pattern(/^\/(?!\/)/, 'an address of this site, like /contracts/v3/overview')
    .when('status', {is: 'current', then: Joi.forbidden(), otherwise: Joi.required()}),
  verified: Joi.string()
    .pattern(/^\d{4}-\d{2}-\d{2}$/, 'a date like 2026-11-21')
    .custom((date: string, {error}) => (isPastDay(date) ? date : error('date.past')))
    .messages({'date.past': '"verified" must be a day of the calendar that is not to come'})
    .required(),
});

/** Whether a text is a day of the calendar, and today or before in some time zone. */
function isPastDay(date: string): boolean {
  const day = new Date(date);
  const isReal = !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date);
  return isReal && day.valueOf() <= Date.now() + FARTHEST_ZONE_MS;
}

const FARTHEST_ZONE_MS = 14 * 60 * 60 * 1_000;

/** The front matter of a page, checked; the error names the file and each field that is wrong. */
export function checkFrontMatter(given: Record<string, unknown>, file: string): FrontMatter {
  const verified =
    given.verified instanceof Date ? given.verified.toISOString().slice(0, 10) : given.verified;
  const address = /^(?:.*\/)?docs(\/.*)\.mdx$/.exec(file)?.[1];
  const checked = {abortEarly: false, context: {address}};
  const {error, value} = schema.validate({...given, verified}, checked);
  if (error) {
    const faults = error.details.map(({message}) => `  - ${message}`).join('\n');
    throw new Error(
      `${file}: the front matter is not as expected:\n${faults}\ncontributing/pages.md, "Front matter", lists the fields.`,
    );
  }
  return value;
}

/** Front matter as readers load it: what a page is found by stands in the search index. */
export function withoutSearchTerms<Matter extends object>(
  frontMatter: Matter,
): Omit<Matter, keyof SearchTerms> {
  const entries = Object.entries(frontMatter).filter(([key]) => !SEARCH_TERMS.includes(key));
  return Object.fromEntries(entries) as Omit<Matter, keyof SearchTerms>;
}

const SEARCH_TERMS: readonly string[] = ['searchedAs', 'answers'] satisfies (keyof SearchTerms)[];
