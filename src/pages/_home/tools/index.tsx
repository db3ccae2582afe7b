import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import ChainTool from './ChainTool';
import PasteTool from './PasteTool';
import PriceTool from './PriceTool';

const loadRevert = () => import('./RevertAnswer');
const loadCalldata = () => import('./CalldataAnswer');
const REVERT = 'execution reverted: Too little received';

/** An allowance of a token without limit, as `approve` of an account. */
const CALLDATA = `0x095ea7b3${'f39fd6e51aad88f6f4ce6ab8827279cfffb92266'.padStart(64, '0')}${'f'.repeat(64)}`;

/** The tools that answer on the home page. */
export default function Tools(): ReactNode {
  // The footer of every page links to it.
  useBrokenLinks().collectAnchor('tools');
  return (
    <section className="home-section" aria-labelledby="tools">
      <h2 id="tools">Get an answer here</h2>
      <ul className="home-tools">
        <PasteTool
          title="Why did it revert?"
          to="/contracts/v3/reference/error-codes"
          about="Paste the error from your wallet, node or library."
          label="Message, selector or revert data"
          placeholder="execution reverted: STF, or 0x08c379a0…"
          example={REVERT}
          load={loadRevert}
        />
        <PriceTool
          title="What is the price in ticks?"
          to="/concepts/workbench#price"
          about="Enter a price, a tick or a sqrtPriceX96 and get the others."
        />
        <PasteTool
          title="What does this call do?"
          to="/contracts/universal-router/technical-reference#read-calldata"
          about="Paste what a wallet asks you to sign."
          label="Calldata, or a permit as JSON"
          placeholder="0x3593564c…"
          example={CALLDATA}
          load={loadCalldata}
        />
        <ChainTool
          title="Where is it deployed?"
          to="/contracts/v3/reference/deployments"
          about="The contracts of a chain, from one checked registry."
        />
      </ul>
    </section>
  );
}
