/** What readers say in several words that say nothing one by one, and what it is called here. */
export type Saying = readonly [said: RegExp, called: string];
