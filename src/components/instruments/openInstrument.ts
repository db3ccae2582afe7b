import {calculators} from './calculators';
import Frame from './Frame';
import type {Instrument} from './instrument';
import type {Name} from './places';

/** An instrument with the frame that shows it. */
export type OpenInstrument = {Frame: typeof Frame; instrument: Instrument};

/** Loads an instrument with its frame. */
export async function openInstrument(name: Name): Promise<OpenInstrument> {
  const {default: instrument} = await calculators[name]();
  return {Frame, instrument};
}
