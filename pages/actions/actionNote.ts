import {Joi} from '@docusaurus/utils-validation';
import {
  exampleSchema,
  revertSchema,
  textSchema,
  valueSchema,
  type ExampleNote,
  type RevertNote,
  type ValueNote,
} from '../reference/noteParts';

/** What we say of an action of v4-periphery. Texts are Markdown. */
export type ActionNote = {
  /** What it does, in one sentence. */
  does: string;
  /** What it adds to the deltas of the contract that runs it; nothing where it adds nothing. */
  credits?: string;
  /** What it subtracts from them. */
  debits?: string;
  /** By name; a field of a struct as `swapParams.amountIn`. */
  inputs: Record<string, ValueNote>;
  reverts: RevertNote[];
  /** Tokens moved, beside the deltas. */
  effects: string[];
  examples: ExampleNote[];
  security?: string;
  see: string[];
};

const lines = Joi.array().items(textSchema).default([]);

/** The shape of what is said of an action. */
export const actionSchema = Joi.object<ActionNote>({
  does: textSchema.required(),
  credits: textSchema,
  debits: textSchema,
  inputs: Joi.object().pattern(Joi.string(), valueSchema).default({}),
  reverts: Joi.array().items(revertSchema).default([]),
  effects: lines,
  examples: Joi.array().items(exampleSchema).default([]),
  security: textSchema,
  see: lines,
});
