type Fact = {
  /** What the property says, as the privacy page tells it. */
  is: string;
  type: 'text' | 'number';
  unit?: string;
  /** All values there are. */
  oneOf?: readonly string[];
  /** Missing where there is nothing to say. */
  optional?: true;
};

type Definition = {when: string; properties: Readonly<Record<string, Fact>>};

/** Where on a page something was used. */
const PLACE = {
  section: {is: 'the part of the page that was used, such as “footer”', type: 'text'},
  modal: {is: 'the name of the dialog that was open', type: 'text', optional: true},
  element: {is: 'the name of the link or button', type: 'text'},
} as const satisfies Definition['properties'];

/** Properties that every event has. */
export const COMMON = {
  origin: {is: 'the origin of this site', type: 'text'},
  page: {is: 'the path of the page', type: 'text'},
} as const satisfies Definition['properties'];

/** Every event there is, with its properties: types, collector and privacy page are drawn from here. */
export const EVENTS = {
  'app load': {
    when: 'You open the site, or reload it.',
    properties: {
      user_agent: {
        is: 'how your browser introduces itself, cut after 275 characters',
        type: 'text',
      },
      browser: {is: 'the name of your browser', type: 'text'},
      screen_height: {is: 'the height of your screen', type: 'number', unit: 'CSS px'},
      screen_width: {is: 'the width of your screen', type: 'number', unit: 'CSS px'},
    },
  },
  'page view': {
    when: 'A page is shown.',
    properties: {
      page_path: {is: 'the path of the page', type: 'text'},
      commit_hash: {is: 'the version of this site', type: 'text'},
    },
  },
  'web vitals': {
    when: 'You leave the page that you opened the site on, or switch to another tab.',
    properties: {
      cumulative_layout_shift: {
        is: 'how much of the page moved by itself',
        type: 'number',
        unit: 'score from 0',
        optional: true,
      },
      first_contentful_paint_ms: {
        is: 'when the first content was drawn',
        type: 'number',
        unit: 'ms',
        optional: true,
      },
      first_input_delay_ms: {
        is: 'how long your first input waited',
        type: 'number',
        unit: 'ms',
        optional: true,
      },
      largest_contentful_paint_ms: {
        is: 'when the largest content was drawn',
        type: 'number',
        unit: 'ms',
        optional: true,
      },
      interaction_to_next_paint_ms: {
        is: 'how long the slowest answers to your input took',
        type: 'number',
        unit: 'ms',
        optional: true,
      },
    },
  },
  'navbar click': {when: 'You use the bar at the top.', properties: PLACE},
  'footer click': {when: 'You use the footer.', properties: PLACE},
  'menu click': {when: 'You use the menu of a section.', properties: PLACE},
  'search bar click': {
    when: 'You click the search box; what you type stays here.',
    properties: PLACE,
  },
  'sentiment submitted': {
    when: 'You say whether a page helped.',
    properties: {
      sentiment: {is: 'your answer', type: 'text', oneOf: ['positive', 'neutral', 'negative']},
      ...PLACE,
    },
  },
} as const satisfies Record<string, Definition>;

/** The name of an event. */
export type EventName = keyof typeof EVENTS;

type Value<F> = F extends {oneOf: readonly (infer V)[]}
  ? V
  : F extends {type: 'number'}
    ? number
    : string;

type Facts<Name extends EventName> = (typeof EVENTS)[Name]['properties'];

type OptionalKeys<P> = {[K in keyof P]: P[K] extends {optional: true} ? K : never}[keyof P];

/** The properties of an event, without those that every event has. */
export type PropertiesOf<Name extends EventName> = {
  -readonly [K in Exclude<keyof Facts<Name>, OptionalKeys<Facts<Name>>>]: Value<Facts<Name>[K]>;
} & {-readonly [K in OptionalKeys<Facts<Name>>]?: Value<Facts<Name>[K]>};

/** Reports an event, now. */
export type Track = <Name extends EventName>(name: Name, properties: PropertiesOf<Name>) => void;
