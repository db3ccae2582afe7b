import {serveHttp} from './http/serveHttp';
import {readArguments, type Place} from './readArguments';
import {readPublished} from './readPublished';
import {serveStdio} from './serveStdio';
import {folderSource} from './source/folderSource';
import {siteSource} from './source/siteSource';

/** Starts the server that a command line asks for; `place` is what it reads unless told. */
export async function main(args: readonly string[], place: Place): Promise<void> {
  const asked = readArguments(args, {place});
  if ('print' in asked) {
    console.log(asked.print);
    return;
  }
  const published = readPublished(sourceOf(asked.place));
  if (!asked.http) {
    // Nothing but the protocol is printed.
    await serveStdio(published);
    return;
  }
  const {address} = await serveHttp(published, asked.http);
  console.log(`Serves ${published.placeOf('/')} at ${address}`);
}

const sourceOf = (place: Place) =>
  'site' in place ? siteSource(place.site) : folderSource(place.folder);

/** As `main`, for a command: an error ends it with one sentence. */
export function run(args: readonly string[], place: Place): void {
  main(args, place).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
