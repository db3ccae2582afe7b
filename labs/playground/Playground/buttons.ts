/** The look of the buttons of a program. */
export const BUTTON = 'button button--secondary button--sm';

/** The look of a button that others of its program go before. */
export const QUIET_BUTTON = 'button button--link button--sm';
