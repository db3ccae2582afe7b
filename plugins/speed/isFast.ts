/** Whether the site is built with what makes it faster than the plain framework, as it is unless `SPEED=off`. */
export const isFast = process.env.SPEED !== 'off';
