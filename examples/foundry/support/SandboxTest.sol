// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6 <0.9.0;

/// @notice The cheat codes that these tests use; forge answers them.
interface Vm {
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 time) external;
    function expectRevert(bytes calldata reason) external;
    function assertEq(uint256 left, uint256 right, string calldata fault) external pure;
    function assertEq(address left, address right, string calldata fault) external pure;
    function deriveKey(string calldata words, uint32 index) external pure returns (uint256 key);
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
}

/// @notice What these tests use of a token.
interface Token {
    function balanceOf(address owner) external view returns (uint256 amount);
    function allowance(address owner, address spender) external view returns (uint256 amount);
    function approve(address spender, uint256 amount) external returns (bool);
}

/// @notice Tests a contract on a fork of the sandbox, with the tokens of its test accounts.
abstract contract SandboxTest {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256('hevm cheat code')))));

    Token internal constant USDC = Token(0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48);
    Token internal constant WETH = Token(0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);

    /// @dev The first and the second account of these words, whose keys are public.
    string internal constant WORDS = 'test test test test test test test test test test test junk';
    address internal constant ACCOUNT = 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266;
    address internal constant OTHER = 0x70997970C51812dc3A010C7d01b50e0d17dc79C8;

    /// @dev forge prints it with the decimals: "received WETH: 4.960273038901078125".
    event log_named_decimal_uint(string name, uint256 amount, uint256 decimals);

    /// @dev Another account than the test contract makes all calls that follow in the test.
    modifier by(address sender) {
        require(USDC.balanceOf(ACCOUNT) > 0, 'start the sandbox, and give its address to --fork-url');
        vm.startPrank(sender);
        _;
        vm.stopPrank();
    }

    /// @dev The test is the client, and its calls are in the block of the fork.
    function deadlineIn(uint256 lifetimeSeconds) internal view returns (uint256) {
        return block.timestamp + lifetimeSeconds;
    }
}
