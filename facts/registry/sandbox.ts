/** Addresses that exist only in the sandbox; on no public chain is this contract there. */
export const sandboxOnly = [
  {
    contract: 'TAX',
    // The first contract that the sandbox's deployer would create.
    address: '0xfbfbfDdd6e35dA57b7B0F9a2C10E34Be70B3A4E9',
    note: 'Burns 1 % of each transfer, 18 decimals',
  },
] as const;
