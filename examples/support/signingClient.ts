import type {Account, Chain, PublicActions, Transport, WalletClient} from 'viem';

/** A client that reads and signs: with a key, or through the wallet of a browser. */
export type SigningClient = WalletClient<Transport, Chain, Account> & PublicActions;
