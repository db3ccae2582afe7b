type Listener = (value: unknown) => void;
type Asked = {method: string; params?: readonly {chainId?: string}[]};

/** An error as EIP-1193 has it: with a number that says why. */
class WalletError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** What its user does and has: one account, the chains that it knows, whether it agrees. */
export type WalletUser = {
  account: string;
  agrees: boolean;
  /** Whether it let the page see its account. */
  permits: boolean;
  chainId: number;
  knownChainIds: number[];
};

/** Stands in for the extension of a browser: answers as its user would, and lists what a user noticed. */
export function createStandInWallet(user: WalletUser) {
  const listeners = new Map<string, Listener[]>();
  const asked: string[] = [];
  const emit = (event: string, value: unknown) =>
    listeners.get(event)?.forEach((listener) => listener(value));

  function ask(): void {
    if (!user.agrees) throw new WalletError(4001, 'User rejected the request.');
  }

  function enter(chainId: number): null {
    ask();
    user.chainId = chainId;
    emit('chainChanged', hex(chainId));
    return null;
  }

  const answers: Record<string, (chainId: number) => unknown> = {
    eth_accounts: () => (user.permits ? [user.account] : []),
    eth_chainId: () => hex(user.chainId),
    eth_requestAccounts: () => {
      if (!user.permits) ask();
      user.permits = true;
      return [user.account];
    },
    wallet_switchEthereumChain: (chainId) => {
      if (!user.knownChainIds.includes(chainId)) {
        throw new WalletError(4902, 'Unrecognized chain ID.');
      }
      return enter(chainId);
    },
    wallet_addEthereumChain: (chainId) => {
      ask();
      user.knownChainIds.push(chainId);
      return enter(chainId);
    },
  };

  const wallet = {
    asked,
    isConnected: () => true,
    on(event: string, listener: Listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      return wallet;
    },
    removeListener(event: string, listener: Listener) {
      const kept = (listeners.get(event) ?? []).filter((one) => one !== listener);
      listeners.set(event, kept);
      return wallet;
    },
    async request({method, params}: Asked): Promise<unknown> {
      const answer = answers[method];
      if (!answer) throw new WalletError(4200, `The method ${method} is not supported.`);
      if (!SILENT.includes(method)) asked.push(method);
      return answer(Number(params?.[0]?.chainId ?? 0));
    },
  };
  return wallet;
}

const SILENT = ['eth_accounts', 'eth_chainId'];

const hex = (chainId: number): string => `0x${chainId.toString(16)}`;
