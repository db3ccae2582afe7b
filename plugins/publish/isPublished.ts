/** Whether a file or folder under `examples/` is published: programs, contracts, output; no tests. */
export const isPublished = (file: string): boolean =>
  /\.(ts|cjs|sol)$|\.output\.txt$/.test(file) ? !file.endsWith('.test.ts') : !/\.\w+$/.test(file);
