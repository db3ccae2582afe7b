import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {drawClaims} from './drawClaims';
import {listClaims} from './listClaims';

const [count = 150, seed = 1] = process.argv.slice(2).map(Number);

const claims = ['docs', 'blog'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(mdx|yaml)$/.test(file))
    .map((file) => path.join(folder, file))
    .sort()
    .flatMap((file) => listClaims(file, readFileSync(file, 'utf8'))),
);
const drawn = drawClaims(claims, {count, seed});
for (const [index, {file, line, text, risk}] of drawn.entries()) {
  console.log(`${index + 1}. [${risk}] ${file}${line ? `:${line}` : ''}\n   ${text}`);
}
console.error(`${drawn.length} of ${claims.length} claims, seed ${seed}`);
