import {readFile, writeFile} from 'node:fs/promises';
import {Resvg} from '@resvg/resvg-js';

/** Draws the favicon set from the mark: an ICO for old readers, a touch icon, and the SVG itself. */
async function main(): Promise<void> {
  const mark = await readFile('static/img/mark.svg', 'utf8');
  const draw = (width: number, background?: string) =>
    new Resvg(mark, {fitTo: {mode: 'width', value: width}, background}).render().asPng();

  await writeFile('static/favicon.ico', icon(draw(32), 32));
  await writeFile('static/img/apple-touch-icon.png', draw(180, '#0d1211'));
}

/** An ICO file that holds one PNG. */
function icon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

void main();
