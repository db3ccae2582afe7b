import MDXComponents from '@theme-original/MDXComponents';
import Address from '@site/src/components/Address';
import DemoOnly from '@site/src/components/DemoOnly';
import Figure from '@site/src/components/Figure';
import PageFacts from '../PageFacts';

/** The theme's elements and the blocks that many pages use. */
export default {...MDXComponents, Address, DemoOnly, Figure, PageFacts};
