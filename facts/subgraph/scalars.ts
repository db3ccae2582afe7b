import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLID,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  Kind,
} from 'graphql';

/** Bytes, as a query and an answer give them. */
export const bytes = textual('Bytes', /^(0x)?([0-9a-fA-F]{2})*$/, 'hexadecimal digits after 0x');

/** The types of single values, by their names in a schema. */
export const scalars: Readonly<Record<string, GraphQLScalarType>> = {
  ID: GraphQLID,
  String: GraphQLString,
  Int: GraphQLInt,
  Boolean: GraphQLBoolean,
  BigInt: textual('BigInt', /^-?\d+$/, 'a whole number, as "1000"'),
  BigDecimal: textual('BigDecimal', /^-?\d+(\.\d+)?$/, 'a decimal number, as "0.5"'),
  Bytes: bytes,
};

/** A type whose values travel as strings; a query may also give a small number without quotes. */
function textual(name: string, form: RegExp, expected: string): GraphQLScalarType {
  const parseText = (value: unknown): string => {
    if (form.test(String(value))) return String(value);
    throw new GraphQLError(`${name} expected ${expected}, got ${JSON.stringify(value)}`);
  };
  return new GraphQLScalarType({
    name,
    serialize: String,
    parseValue: parseText,
    parseLiteral: (node) =>
      parseText(
        node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT
          ? node.value
          : node.kind,
      ),
  });
}
