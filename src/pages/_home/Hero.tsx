import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {curvePoints} from './curvePoints';

/** What a reader can do here, and the three ways in that most readers want. */
export default function Hero(): ReactNode {
  return (
    <header className="home-hero">
      <div>
        <p className="home-kicker">Uniswap protocol documentation</p>
        <h1>Build swaps, liquidity and hooks on Uniswap</h1>
        <p className="home-lead">
          Guides with tested programs, references for every contract and SDK, addresses by chain,
          and tools that answer on this page. For v2, v3, v4, Permit2 and UniswapX.
        </p>
        <p className="home-ways">
          <Link to="/contracts/v3/overview">Choose a contract</Link>
          <Link to="/sdk/v3/overview">Trade in TypeScript</Link>
          <Link to="/concepts/overview">Learn how it works</Link>
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
    <svg className="home-curve" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <path className="home-curve-axis" d="M24 8V376H392" />
      <polyline points={points.map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      <path className="home-curve-guide" d={`M${before.x} ${before.y}V${after.y}H${after.x}`} />
      <circle cx={before.x} cy={before.y} r="9" />
      <circle className="home-curve-after" cx={after.x} cy={after.y} r="9" />
    </svg>
  );
}
