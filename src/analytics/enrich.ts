import {browserOf, cutUserAgent, deviceOf} from './device';
import type {QueuedEvent} from './queue';

/** The most keys that the properties of an event may hold. */
const MOST_KEYS = 1_000;

/** The browser that an event comes from. */
type Browser = {userAgent: string; screen: {width: number; height: number}; origin: string};

/** The properties of an event as they are sent; throws where there are more than 1,000. */
export function propertiesOf(
  {name, properties, page}: QueuedEvent,
  {userAgent, screen, origin}: Browser,
): Record<string, unknown> {
  const all = {
    origin,
    page,
    ...(name === 'app load' && {
      user_agent: cutUserAgent(userAgent),
      browser: browserOf(userAgent),
      screen_height: screen.height,
      screen_width: screen.width,
    }),
    ...properties,
  };
  const count = Object.keys(all).length;
  if (count > MOST_KEYS) {
    throw new Error(`Event "${name}" rejected: at most 1,000 properties, got ${count}`);
  }
  return all;
}

/** Fields of the client's own that say where a reader is; none of them is sent. */
const SWITCHED_OFF = ['ip', 'carrier', 'city', 'region', 'dma'];

/** An event of the client with the device, and without what is switched off. */
export function withDevice<Event extends object>(event: Event, userAgent: string): Event {
  const fields = Object.entries(event).filter(([field]) => !SWITCHED_OFF.includes(field));
  return {
    ...(Object.fromEntries(fields) as Event),
    ...deviceOf(userAgent),
    user_agent: cutUserAgent(userAgent),
  };
}
