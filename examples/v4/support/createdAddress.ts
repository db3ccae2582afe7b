import {
  type Address,
  concatHex,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  keccak256,
} from 'viem';

/** Who created mainnet's PoolManager with CREATE2, and the salt that was searched for. */
export const creation = {
  deployer: '0x48E516B34A1274f49457b9C6182097796D0498Cb',
  salt: '0x72bed203c9a5eff37e1f55be91f742def6e0e5c7bd40398de517b6047b87ee78',
} as const;

// #region init-code
/** What creates a PoolManager: its creation code, then the owner as its argument. */
export const initCodeOf = (creationCode: Hex, owner: Address): Hex =>
  concatHex([creationCode, encodeAbiParameters([{type: 'address'}], [owner])]);

/** The address that CREATE2 gives: the deployer, the salt and the code decide it, nothing else. */
export const createdAddress = (
  initCode: Hex,
  {deployer, salt}: {deployer: Address; salt: Hex} = creation,
): Address =>
  getContractAddress({
    opcode: 'CREATE2',
    from: deployer,
    salt,
    bytecodeHash: keccak256(initCode),
  });
// #endregion init-code
