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

/** What we say of a command of the Universal Router. Texts are Markdown. */
export type CommandNote = {
  /** What it does, in one sentence. */
  does: string;
  /** Values that code outside of the package decodes, as `bytes actions`. */
  takes: string[];
  /** Instead of values: whose calldata it hands on as it is. */
  calldata?: string;
  /** Fields of structs that the package does not declare, as `address hooks`. */
  structs: Record<string, string[]>;
  /** By name; a field of a struct as `permitSingle.sigDeadline`. */
  inputs: Record<string, ValueNote>;
  reverts: RevertNote[];
  /** Tokens moved. */
  effects: string[];
  examples?: ExampleNote[];
  /** Instead of examples: why none runs on the sandbox. */
  notRun?: string;
  security?: string;
  see: string[];
};

const lines = Joi.array().items(textSchema).default([]);
const declarations = Joi.array()
  .items(textSchema.pattern(/^[\w.[\]]+ \w+$/))
  .default([]);

/** The shape of what is said of a command. */
export const commandSchema = Joi.object<CommandNote>({
  does: textSchema.required(),
  takes: declarations,
  calldata: textSchema,
  structs: Joi.object().pattern(Joi.string(), declarations).default({}),
  inputs: Joi.object().pattern(Joi.string(), valueSchema).default({}),
  reverts: Joi.array().items(revertSchema).default([]),
  effects: lines,
  examples: Joi.array().items(exampleSchema).min(1),
  notRun: textSchema,
  security: textSchema,
  see: lines,
}).xor('examples', 'notRun');
