import type {Catalogue} from './catalogue';

/** What is said of an address that is no contract of the protocol, or of an unknown network. */
export const unlisted = ({network}: Catalogue): string =>
  network
    ? `is not among the protocol’s contracts that the registry lists on ${network}`
    : 'is not checked, because the contracts of its network are not known here';

/** What a warning of such an address adds. */
export const COMPARE =
  'Compare the address with the deployments table of your wallet’s network before you sign.';
