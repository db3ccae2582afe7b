import {CALLED} from './members';
import {provoke} from './provoke';

/** Calls the members of every class so many times; the parent hears of each call before it, as it may never return. */
async function main([calls]: readonly string[]): Promise<void> {
  for (const name of Object.keys(CALLED)) {
    const results = await provoke(name, {calls: Number(calls), seed: SEED}, (_, call) => {
      process.send?.({call});
    });
    await new Promise((sent) => process.send?.({name, results}, sent));
  }
  process.disconnect();
}

const SEED = Number(process.env.SEED ?? 2026);

void main(process.argv.slice(2));
