import type {Missing} from './failure';

/** What a text without a reason says instead, and what to do to get one. */
export const explainMissing = (what: Missing): string => EXPLANATIONS[what];

const EXPLANATIONS: Record<Missing, string> = {
  data: 'The call reverted, and this text holds no reason. Repeat it as eth_call, with the same from, to, data and value, at the block before the transaction, and paste the field data of the answer.',
  code: 'The call did not revert: it returned nothing where a value was expected. The address has no code on this network, or its contract lacks the function. Compare the address and the network.',
  function:
    'The contract has no function with the selector of this call, and no fallback that takes it. Compare the address and the ABI: routers have functions of one name with different structs.',
  gas: 'The call ran out of gas, or its gas limit is below what a transaction costs. This is no revert of the protocol: repeat the call as eth_call without a gas limit, which shows a revert if there is one.',
  funds:
    'The account cannot pay the gas limit times the gas price plus the value. The node refused the transaction before any contract ran.',
  fee: 'The fee of the transaction is too low for the block, or for the transaction that it replaces. The node refused it before any contract ran.',
  nonce:
    'The nonce of the transaction was used, or leaves a gap. The node refused the transaction before any contract ran: read the nonce again, by eth_getTransactionCount.',
  known:
    'The node holds this very transaction already: it was sent before and waits. Nothing failed; wait for the receipt of its hash.',
  opcode:
    'The code met an invalid instruction, which takes all gas and gives no reason. Contracts before Solidity 0.8 fail an assertion so; the address may also hold other code than expected.',
  rejected: 'The user refused the request in the wallet. No transaction was sent.',
  safeCall:
    'GS013 is the code of the Safe: the transaction that it executes failed, and the Safe hides the reason. Repeat the inner call as eth_call, with the Safe as from, and paste the field data of the answer.',
  safe: 'Codes that begin with GS are those of the Safe, not of the protocol. GS020 to GS026 mean that its signatures do not fit its owners, its nonce or the transaction.',
  node: 'The node, or the way to it, failed and did not answer. This is no revert: repeat the call, or ask another node.',
  entryPoint:
    'Codes that begin with AA are those of the EntryPoint of ERC-4337, not of the protocol: AA1 of the factory, AA2 of the account, AA3 of the paymaster. They come before the call of the account; ask the bundler for the data of the revert.',
};
