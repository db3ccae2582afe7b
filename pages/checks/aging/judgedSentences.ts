import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** Sentences that name a moment and do not age: each with the reason, and all that it judges. */
type Judgement = {why: string; sentences: readonly string[]};

/** The sentences of `judged.yaml`, which were read and found not to age. */
export function judgedSentences(): Set<string> {
  const source = readFileSync(path.join(__dirname, 'judged.yaml'), 'utf8');
  return new Set((parse(source) as Judgement[]).flatMap(({sentences}) => sentences));
}
