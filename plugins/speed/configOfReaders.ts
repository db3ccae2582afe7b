/** Fields that shape the build and that no component of a page reads. */
const BUILD_ONLY = [
  'headTags',
  'ssrTemplate',
  'presets',
  'plugins',
  'themes',
  'markdown',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'clientModules',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];
const OPENING = 'export default ';

/** The configuration of the site, without what shapes the build. */
export function configOfReaders(module: string): string {
  const start = module.indexOf(OPENING) + OPENING.length;
  const config = JSON.parse(module.slice(start, module.lastIndexOf(';'))) as Record<
    string,
    unknown
  >;
  const read = Object.entries({...config, future: futureOfReaders(config.future)}).filter(
    ([field]) => !BUILD_ONLY.includes(field),
  );
  return `${OPENING}${JSON.stringify(Object.fromEntries(read))};\n`;
}

/** Of what the framework tries out, the kind of router alone is asked for in a browser. */
const futureOfReaders = (future: unknown): object => ({
  experimental_router: (future as {experimental_router?: string} | undefined)?.experimental_router,
});
