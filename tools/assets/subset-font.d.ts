declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    variationAxes?: Record<string, {min: number; max: number} | number>;
    /** Four-letter OpenType tags; all features stay where there are none given. */
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
