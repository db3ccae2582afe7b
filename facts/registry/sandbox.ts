import type {Address} from './deployment';

type SandboxOnly = {contract: string; address: Address; note: string; chainId?: number};

/**
 * Addresses that exist only in the sandbox; on no public chain is this contract there. Without a
 * chain id, every chain's sandbox has it.
 */
export const sandboxOnly: readonly SandboxOnly[] = [
  {
    contract: 'TAX',
    // The first contract that the sandbox's deployer would create.
    address: '0xfbfbfDdd6e35dA57b7B0F9a2C10E34Be70B3A4E9',
    note: 'Burns 1% of each transfer, 18 decimals',
  },
  {
    contract: 'FeeHook',
    // The last 20 bytes of keccak256("FeeHook"), their last 14 bits those of afterInitialize.
    address: '0xEf9D6427BB13281cD7dbaDA46c366cDca04C5000',
    note: 'Hook of v4 pools whose owner sets their fee',
  },
  {
    contract: 'UnsupportedProtocol',
    chainId: 42161,
    // The second: the registry knows none on Arbitrum, and the Universal Router of 2023 asks for it.
    address: '0x10Aeafac83d48E2f9ac4bAAf94311c45fACe1404',
    note: 'Reverts whatever is asked',
  },
];
