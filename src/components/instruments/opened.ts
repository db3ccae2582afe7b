import {definitions} from './definitions';
import Frame from './Frame';
import type {Instrument} from './instrument';
import type {Name} from './places';

export type Opened = {Frame: typeof Frame; instrument: Instrument};

/** Loads an instrument with the frame that shows it. */
export async function openInstrument(name: Name): Promise<Opened> {
  const {default: instrument} = await definitions[name]();
  return {Frame, instrument};
}
