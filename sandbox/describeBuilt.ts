import type {Contents, SandboxPool, SandboxToken} from '../packages/sandbox/contents';
import {accounts, balancesWhere} from './accounts';
import type {Builder} from './chain/createBuilder';
import {decimalsOf, standInsOn, symbols} from './tokens';

type Described = Pick<Contents, 'contracts' | 'pools' | 'accounts' | 'tokens' | 'notes'>;

/** What a builder has placed and seeded, for readers. */
export function describeBuilt(builder: Builder, pools: SandboxPool[]): Described {
  const {placed: contracts, has} = builder;
  const balances = balancesWhere(has);
  return {
    contracts,
    pools,
    accounts: accounts.map((account) => ({...account, balances})),
    tokens: symbols.filter(has).map((symbol) => describeToken(builder, symbol)),
    ...notesOf(builder),
  };
}

function describeToken({chainId, addressOf}: Builder, symbol: string): SandboxToken {
  const note = symbol === 'TAX' ? TAX : chainId === MAINNET ? undefined : noteOf(symbol, chainId);
  return {
    symbol,
    decimals: decimalsOf(symbol),
    address: addressOf(symbol),
    ...(note ? {note} : {}),
  };
}

const MAINNET = 1;
const TAX = 'only in the sandbox; burns 1% of each transfer';

const PERMITS = {
  StandInToken: 'without a permit',
  PermitToken: 'with the permit of EIP-2612',
  AllowedPermitToken: "with DAI's own permit",
};

function noteOf(symbol: string, chainId: number): string | undefined {
  const standIn = standInsOn(chainId).find((one) => one.symbol === symbol);
  return standIn && `stand-in ${PERMITS[standIn.kind]}`;
}

function notesOf({has, owner, chainId}: Builder): Pick<Contents, 'notes'> {
  if (has('Timelock')) return {};
  return {
    notes: [
      `Governance is not on chain ${chainId}: test account 9, ${owner}, owns the factories and PoolManager.`,
      ...(chainId === ARBITRUM ? [ARBITRUM_NOTE] : []),
    ],
  };
}

const ARBITRUM = 42_161;
const ARBITRUM_NOTE =
  'UnsupportedProtocol stands where no chain has it, and ArbSys answers with block numbers alone.';
