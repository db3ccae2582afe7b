type Point = {x: number; y: number};

const [LEFT, BOTTOM, SIZE] = [24, 376, 368];
/** The product of both reserves, in units of the picture's width squared. */
const PRODUCT = 0.07;

/** Points of the curve x · y = k in a picture of 400 by 400, from steep to flat. */
export function curvePoints(count: number): Point[] {
  const first = PRODUCT / 0.98;
  return Array.from({length: count}, (_, index) => {
    const reserve0 = first * (0.98 / first) ** (index / (count - 1));
    return {
      x: Math.round((LEFT + reserve0 * SIZE) * 10) / 10,
      y: Math.round((BOTTOM - (PRODUCT / reserve0) * SIZE) * 10) / 10,
    };
  });
}
