/** Circles of files that stay, since what they read is nested as deeply as its author likes. */
export const RECURSIONS: readonly {files: readonly string[]; because: string}[] = [
  {
    files: [
      'facts/reference/typescript/extract/extractCall.ts',
      'facts/reference/typescript/extract/extractMember.ts',
      'facts/reference/typescript/extract/extractMembers.ts',
      'facts/reference/typescript/extract/extractValue.ts',
    ],
    because: 'a member has a type, and a type has members',
  },
  {
    files: [
      'facts/reference/typescript/extract/writeCall.ts',
      'facts/reference/typescript/extract/writeMembers.ts',
      'facts/reference/typescript/extract/writeObject.ts',
      'facts/reference/typescript/extract/writeType.ts',
    ],
    because: 'a type contains calls and objects, and these contain types',
  },
  {
    files: ['labs/calldata/explain/explainCall.ts', 'labs/calldata/explain/explainCommands.ts'],
    because: 'a call executes commands, and a command can be a call',
  },
  {
    files: ['plugins/agents/markdown/plainElement.ts', 'plugins/agents/markdown/plainNodes.ts'],
    because: 'an element contains nodes, and a node can be an element',
  },
];
