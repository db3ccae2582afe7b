/** The look of the buttons of a program. */
export const BUTTON = 'button button--secondary button--sm';

/** The look of a button beside code whose program other buttons run. */
export const QUIET_BUTTON = 'button button--link button--sm';
