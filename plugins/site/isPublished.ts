/** Whether a file or folder under `examples/` is published: programs, contracts, queries, output; no tests. */
export const isPublished = (file: string): boolean =>
  /\.(tsx?|cjs|sol|graphql)$|\.output\.(txt|json)$/.test(file)
    ? !file.endsWith('.test.ts')
    : !/\.\w+$/.test(file);
