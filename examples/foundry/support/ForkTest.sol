// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice The cheat codes that the test uses; forge answers them.
interface Vm {
    function readFile(string calldata path) external view returns (string memory text);
    function keyExistsJson(string calldata json, string calldata key) external view returns (bool);
    function parseJsonAddress(string calldata json, string calldata key) external pure returns (address);
    function toString(uint256 value) external pure returns (string memory text);
    function envOr(string calldata name, address otherwise) external view returns (address);
    function envOr(string calldata name, uint256 otherwise) external view returns (uint256);
    function deal(address account, uint256 amountWei) external;
    function expectRevert(bytes calldata reason) external;
    function assertEq(uint256 left, uint256 right, string calldata fault) external pure;
    function assertGe(uint256 left, uint256 right, string calldata fault) external pure;
}

/// @notice What the test uses of a token; only a wrapped coin has `deposit`.
interface Token {
    function symbol() external view returns (string memory);
    function decimals() external view returns (uint8);
    function balanceOf(address owner) external view returns (uint256 amount);
    function allowance(address owner, address spender) external view returns (uint256 amount);
    function approve(address spender, uint256 amount) external returns (bool);
    function deposit() external payable;
}

/// @notice Tests a contract on a fork of any chain of addresses.json, with ether that the test wraps.
abstract contract ForkTest {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256('hevm cheat code')))));

    event log_named_uint(string name, uint256 value);
    /// @dev forge prints it with the decimals: "received USDC: 1979.8".
    event log_named_decimal_uint(string name, uint256 amount, uint256 decimals);

    // #region addresses
    /// @dev A contract of the protocol on the chain that --fork-url leads to.
    function contractOf(string memory name) internal view returns (address found) {
        found = addressAt(string.concat('.contracts.', name));
        require(found.code.length > 0, string.concat('no code at the address of ', name));
    }

    /// @dev The variable TOKEN_OUT; without it a token of addresses.json.
    function tokenOutOr(string memory symbol) internal view returns (address) {
        address set = vm.envOr('TOKEN_OUT', address(0));
        return set == address(0) ? addressAt(string.concat('.tokens.', symbol, '.address')) : set;
    }

    function addressAt(string memory place) private view returns (address) {
        string memory json = vm.readFile('addresses.json');
        string memory key = string.concat('.chains.', vm.toString(block.chainid), place);
        string memory hint = ': set --fork-url to an endpoint of a listed chain';
        require(vm.keyExistsJson(json, key), string.concat('addresses.json has no ', key, hint));
        return vm.parseJsonAddress(json, key);
    }
    // #endregion addresses

    /// @dev Prints an amount as the chain has it, and in whole tokens.
    function print(string memory label, uint256 amount, Token token) internal {
        emit log_named_uint(string.concat(label, ', raw'), amount);
        emit log_named_decimal_uint(string.concat(label, ', ', token.symbol()), amount, token.decimals());
    }

    /// @dev The test is the client, and its calls are in the block of the fork.
    function deadlineIn(uint256 lifetimeSeconds) internal view returns (uint256) {
        return block.timestamp + lifetimeSeconds;
    }
}
