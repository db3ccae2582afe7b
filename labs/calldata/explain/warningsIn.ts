import type {Command, Explanation, Field, Warning} from './explanation';

/** All warnings of an explanation, with those of what it holds; what is not read counts as one. */
export const warningsIn = (read: Explanation | Command): readonly Warning[] =>
  read.kind === 'unread'
    ? [{id: 'unread', text: read.message}]
    : [...read.warnings, ...read.fields.flatMap(inField)];

const inField = ({content, parts = []}: Field): readonly Warning[] => [
  ...(content ? warningsIn(content) : []),
  ...parts.flatMap(inField),
];
