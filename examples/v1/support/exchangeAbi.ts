import {parseAbi} from 'viem';

/** The ABI of an exchange of v1, in the words of its source. */
export const exchangeAbi = parseAbi([
  // #region prices
  'function tokenAddress() view returns (address)',
  'function factoryAddress() view returns (address)',
  'function getEthToTokenInputPrice(uint256 eth_sold) view returns (uint256)',
  'function getEthToTokenOutputPrice(uint256 tokens_bought) view returns (uint256)',
  'function getTokenToEthInputPrice(uint256 tokens_sold) view returns (uint256)',
  'function getTokenToEthOutputPrice(uint256 eth_bought) view returns (uint256)',
  // #endregion prices
  // #region swaps
  'function ethToTokenSwapInput(uint256 min_tokens, uint256 deadline) payable returns (uint256)',
  'function ethToTokenSwapOutput(uint256 tokens_bought, uint256 deadline) payable returns (uint256)',
  'function tokenToEthSwapInput(uint256 tokens_sold, uint256 min_eth, uint256 deadline) returns (uint256)',
  'function tokenToEthSwapOutput(uint256 eth_bought, uint256 max_tokens, uint256 deadline) returns (uint256)',
  'function tokenToTokenSwapInput(uint256 tokens_sold, uint256 min_tokens_bought, uint256 min_eth_bought, uint256 deadline, address token_addr) returns (uint256)',
  'function tokenToTokenSwapOutput(uint256 tokens_bought, uint256 max_tokens_sold, uint256 max_eth_sold, uint256 deadline, address token_addr) returns (uint256)',
  // #endregion swaps
  'function tokenToExchangeSwapInput(uint256 tokens_sold, uint256 min_tokens_bought, uint256 min_eth_bought, uint256 deadline, address exchange_addr) returns (uint256)',
  'function tokenToExchangeSwapOutput(uint256 tokens_bought, uint256 max_tokens_sold, uint256 max_eth_sold, uint256 deadline, address exchange_addr) returns (uint256)',
  'function ethToTokenTransferInput(uint256 min_tokens, uint256 deadline, address recipient) payable returns (uint256)',
  'function ethToTokenTransferOutput(uint256 tokens_bought, uint256 deadline, address recipient) payable returns (uint256)',
  'function tokenToEthTransferInput(uint256 tokens_sold, uint256 min_eth, uint256 deadline, address recipient) returns (uint256)',
  'function tokenToEthTransferOutput(uint256 eth_bought, uint256 max_tokens, uint256 deadline, address recipient) returns (uint256)',
  'function tokenToTokenTransferInput(uint256 tokens_sold, uint256 min_tokens_bought, uint256 min_eth_bought, uint256 deadline, address recipient, address token_addr) returns (uint256)',
  'function tokenToTokenTransferOutput(uint256 tokens_bought, uint256 max_tokens_sold, uint256 max_eth_sold, uint256 deadline, address recipient, address token_addr) returns (uint256)',
  'function tokenToExchangeTransferInput(uint256 tokens_sold, uint256 min_tokens_bought, uint256 min_eth_bought, uint256 deadline, address recipient, address exchange_addr) returns (uint256)',
  'function tokenToExchangeTransferOutput(uint256 tokens_bought, uint256 max_tokens_sold, uint256 max_eth_sold, uint256 deadline, address recipient, address exchange_addr) returns (uint256)',
  // #region liquidity
  'function addLiquidity(uint256 min_liquidity, uint256 max_tokens, uint256 deadline) payable returns (uint256)',
  'function removeLiquidity(uint256 amount, uint256 min_eth, uint256 min_tokens, uint256 deadline) returns (uint256, uint256)',
  'function balanceOf(address _owner) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  // #endregion liquidity
  'function transfer(address _to, uint256 _value) returns (bool)',
  'function transferFrom(address _from, address _to, uint256 _value) returns (bool)',
  'function approve(address _spender, uint256 _value) returns (bool)',
  'function allowance(address _owner, address _spender) view returns (uint256)',
  'function name() view returns (bytes32)',
  'function symbol() view returns (bytes32)',
  'function decimals() view returns (uint256)',
  'function setup(address token_addr)',
  'function __default__() payable',
  'event TokenPurchase(address indexed buyer, uint256 indexed eth_sold, uint256 indexed tokens_bought)',
  'event EthPurchase(address indexed buyer, uint256 indexed tokens_sold, uint256 indexed eth_bought)',
  'event AddLiquidity(address indexed provider, uint256 indexed eth_amount, uint256 indexed token_amount)',
  'event RemoveLiquidity(address indexed provider, uint256 indexed eth_amount, uint256 indexed token_amount)',
  'event Transfer(address indexed _from, address indexed _to, uint256 _value)',
  'event Approval(address indexed _owner, address indexed _spender, uint256 _value)',
]);
