import {writeFileSync} from 'node:fs';
import {drawTables} from './drawTables';

/** Writes the tables of `contributing/` that are drawn from the lint rules and the tests. */
for (const [file, text] of Object.entries(drawTables())) writeFileSync(file, text);
