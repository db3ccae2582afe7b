/** What the name of an integer type of Solidity says: `uint160`, or `int`, which has 256 bits. */
export function integerType(name: string): {isUnsigned: boolean; bits: number} | undefined {
  const [, sign, bits] = INTEGER_TYPE.exec(name) ?? [];
  return bits === undefined ? undefined : {isUnsigned: sign === 'u', bits: Number(bits || 256)};
}

const INTEGER_TYPE = /^(u?)int(\d*)$/;
