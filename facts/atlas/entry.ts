import {Joi} from '@docusaurus/utils-validation';

/** A place in a published package that reverts with an identifier. */
type Thrower = {
  /** Name of the package, as `@uniswap/v3-core`; its version comes from package.json. */
  package: string;
  /** The contract or library whose code holds the check. */
  contract: string;
  /** The functions that a caller reaches the check by. */
  functions: string[];
  /** That their code holds the identifier, and no call of them reaches it. */
  isHeldOnly?: true;
};

/** A revert string or custom error, and what it means to the one who meets it. Texts are Markdown. */
export type Entry = {
  /** The string, as `Too little received`, or the error's signature, as `InvalidNonce()`. */
  identifier: string;
  /** Its anchor on its page, where another identifier differs in nothing but case. */
  anchor?: string;
  throwers: Thrower[];
  /** What one was doing when it appeared. */
  doing: string;
  /** The exact condition under which it reverts, in words. */
  condition: string;
  /** One to three likely causes, the likeliest first. */
  causes: string[];
  /** How to be sure that it is this: one call. */
  confirm: string;
  /** What to do about it. */
  fix: string;
  /** The region of a program under `examples/reverts/` that triggers it: `reverts/v3/pool.ts#as`. */
  reproduction?: string;
  /** Why no call of the published contracts can trigger it; stands where there is no reproduction. */
  unreachable?: string;
  /** Addresses of pages that help further. */
  related: string[];
};

/** Entries that stand under one heading of their page. */
export type Group = {
  title: string;
  /** Never changes: the heading's anchor. */
  id: string;
  entries: Entry[];
};

const text = Joi.string().trim();

const entry = Joi.object<Entry>({
  identifier: text.required(),
  anchor: text.pattern(/^[a-z0-9-]+$/),
  throwers: Joi.array()
    .items(
      Joi.object<Thrower>({
        package: text.required(),
        contract: text.required(),
        functions: Joi.array().items(text).min(1).required(),
        isHeldOnly: Joi.valid(true),
      }),
    )
    .min(1)
    .required(),
  doing: text.required(),
  condition: text.required(),
  causes: Joi.array().items(text).min(1).max(3).required(),
  confirm: text.required(),
  fix: text.required(),
  reproduction: text.pattern(/^reverts\/[\w/.-]+\.ts#[\w-]+$/),
  unreachable: text,
  related: Joi.array().items(text.pattern(/^\//)).min(1).required(),
}).xor('reproduction', 'unreachable');

/** The shape of a file under `facts/atlas/`. */
export const groupSchema = Joi.object<Group>({
  title: text.required(),
  id: text.pattern(/^[a-z0-9-]+$/).required(),
  entries: Joi.array().items(entry).min(1).required(),
});
