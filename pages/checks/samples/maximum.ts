/** The largest number that a type holds, as Solidity, viem, ethers and Permit2 write it. */
export const MAXIMUM =
  /\btype\(u?int\d*\)\.max\b|\b[mM]axUint\d+\b|\bMAX_UINT\w*|\bMax(?:Allowance|Signature)TransferAmount\b|\bMaxSigDeadline\b|\b2n?\s*\*\*\s*(?:160|256)n?\s*-\s*1n?\b|\(1n?\s*<<\s*(?:160|256)n?\)\s*-\s*1n?|\buint\d*\(-1\)|\b0x[fF]{40,64}\b|\b~(?:uint256\()?0/;
