import {Joi} from '@docusaurus/utils-validation';
import {commandSchema, type CommandNote} from '../commands/commandNote';
import {
  exampleSchema,
  revertSchema,
  textSchema,
  unreachableSchema,
  valueSchema,
  type ExampleNote,
  type RevertNote,
  type UnreachableNote,
  type ValueNote,
} from './noteParts';

/** What we say of a function, event, error, modifier or constructor. Texts are Markdown. */
export type MemberNote = {
  /** What it does, in one sentence. */
  does: string;
  callers?: string;
  parameters?: Record<string, ValueNote>;
  /** By name, or by position (`0`, `1`) where they have none. */
  returns?: Record<string, ValueNote>;
  reverts?: RevertNote[];
  /** What its code holds and no call meets. */
  unreachable?: UnreachableNote[];
  /** Tokens moved, storage changed, events, callbacks to the caller. */
  effects?: string[];
  examples?: ExampleNote[];
  /** Security and gas, where they change what one does. */
  security?: string;
  see?: string[];
};

/** What we say of a struct and its fields. */
export type StructNote = {is: string; fields?: Record<string, ValueNote>};

/** The file beside a reference page: of which contract it is, and what we say of its members. */
export type ContractNotes = {
  /** As `@uniswap/v3-core/UniswapV3Pool`. */
  contract: string;
  /** Where its source can be read, at a revision that does not change. */
  source: string;
  /** Of an interface: the contract whose page says what its members do. */
  implementedBy?: string;
  /** By name, or by signature where two share a name. */
  functions: Record<string, MemberNote>;
  /** What no function of the page reverts with, though the code holds it. */
  unreachable?: UnreachableNote[];
  events: Record<string, MemberNote>;
  errors: Record<string, MemberNote>;
  modifiers: Record<string, MemberNote>;
  /** Of the constructor. */
  deployment?: MemberNote;
  structs: Record<string, StructNote>;
  constants: Record<string, ValueNote>;
  /** Of the Universal Router: by the names of their constants. */
  commands?: Record<string, CommandNote>;
};

const values = Joi.object().pattern(Joi.string(), valueSchema);

const member = Joi.object<MemberNote>({
  does: textSchema.required(),
  callers: textSchema,
  parameters: values,
  returns: values,
  reverts: Joi.array().items(revertSchema),
  unreachable: unreachableSchema,
  effects: Joi.array().items(textSchema),
  examples: Joi.array().items(exampleSchema),
  security: textSchema,
  see: Joi.array().items(textSchema),
});

const members = Joi.object().pattern(Joi.string(), member).default({});

/** The shape of the file beside a reference page. */
export const notesSchema = Joi.object<ContractNotes>({
  contract: textSchema.required(),
  source: textSchema.uri({scheme: 'https'}).required(),
  implementedBy: textSchema,
  functions: members,
  unreachable: unreachableSchema,
  events: members,
  errors: members,
  modifiers: members,
  deployment: member,
  structs: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object<StructNote>({is: textSchema.required(), fields: values.default({})}),
    )
    .default({}),
  constants: values.default({}),
  commands: Joi.object().pattern(Joi.string(), commandSchema),
});
