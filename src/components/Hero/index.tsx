import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {curvePoints} from './curvePoints';
import styles from './styles.module.css';

/** What the site is, for whom, and the two ways in that most readers want. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.kicker}>Uniswap protocol documentation</p>
        <h1 className={styles.title}>Integrate with facts you can check</h1>
        <p className={styles.lead}>
          For developers who trade, provide liquidity or read pools on Uniswap, by contract or by
          SDK. Versions, addresses and worked numbers are drawn from the published packages and one
          registry, and tests recompute them.
        </p>
        <p className={styles.ways}>
          <Link className={styles.first} to="/contracts/v3/overview">
            Choose a contract
          </Link>
          <Link className={styles.second} to="/concepts/overview">
            Learn how it works
          </Link>
        </p>
      </div>
      <Curve />
    </header>
  );
}

/** The constant-product curve, with a trade from one price to another drawn on it. */
function Curve(): ReactNode {
  const points = curvePoints(60);
  const [before, after] = [points[18], points[34]];
  if (!before || !after) return null;
  return (
    <svg className={styles.curve} viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <path className={styles.axis} d="M24 8V376H392" />
      <polyline
        className={styles.path}
        points={points.map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      <path className={styles.guide} d={`M${before.x} ${before.y}V${after.y}H${after.x}`} />
      <circle className={styles.before} cx={before.x} cy={before.y} r="9" />
      <circle className={styles.after} cx={after.x} cy={after.y} r="9" />
    </svg>
  );
}
