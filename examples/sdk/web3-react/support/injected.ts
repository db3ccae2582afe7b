// #region connector
import {initializeConnector} from '@web3-react/core';
import {MetaMask} from '@web3-react/metamask';

/** The wallet that put itself into the page as `window.ethereum`, whichever it is. */
export const injected = initializeConnector<MetaMask>((actions) => new MetaMask({actions}));

/** Created once, outside of components: the provider refuses a list that changes. */
export const connectors = [injected];
// #endregion connector
