// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A plain ERC-20 that stands in for a mainnet token: same name, symbol and decimals.
contract StandInToken {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        totalSupply = supply;
        balanceOf[holder] = supply;
        emit Transfer(address(0), holder, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, 'transfer amount exceeds allowance');
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _approve(address owner, address spender, uint256 value) internal {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(balanceOf[from] >= value, 'transfer amount exceeds balance');
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// @notice What the permits of both kinds share.
abstract contract Signed is StandInToken {
    mapping(address => uint256) public nonces;

    string public version;

    bytes32 public immutable DOMAIN_SEPARATOR;

    constructor(string memory name_, string memory version_) {
        version = version_;
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'),
                keccak256(bytes(name_)),
                keccak256(bytes(version_)),
                block.chainid,
                address(this)
            )
        );
    }

    function _requireSigner(address signer, bytes32 message, uint8 v, bytes32 r, bytes32 s) internal view {
        bytes32 digest = keccak256(abi.encodePacked('\x19\x01', DOMAIN_SEPARATOR, message));
        require(signer != address(0) && signer == ecrecover(digest, v, r, s), 'invalid signature');
    }
}

/// @notice A token with the permit of EIP-2612, as USDC has.
contract PermitToken is Signed {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)');

    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        string memory version_,
        address holder,
        uint256 supply
    ) StandInToken(name_, symbol_, decimals_, holder, supply) Signed(name_, version_) {}

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(block.timestamp <= deadline, 'permit expired');
        bytes32 message = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        _requireSigner(owner, message, v, r, s);
        _approve(owner, spender, value);
    }
}

/// @notice A token with DAI's own permit, which allows all or nothing.
contract AllowedPermitToken is Signed {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256('Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)');

    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        string memory version_,
        address holder,
        uint256 supply
    ) StandInToken(name_, symbol_, decimals_, holder, supply) Signed(name_, version_) {}

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(expiry == 0 || block.timestamp <= expiry, 'permit expired');
        require(nonce == nonces[holder]++, 'invalid nonce');
        _requireSigner(holder, keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed)), v, r, s);
        _approve(holder, spender, allowed ? type(uint256).max : 0);
    }
}

/// @notice A token that burns 1 % of every transfer, so that less arrives than was sent.
contract TaxToken is StandInToken {
    uint256 public constant FEE_BPS = 100;

    constructor(address holder, uint256 supply) StandInToken('Transfer Tax', 'TAX', 18, holder, supply) {}

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = (value * FEE_BPS) / 10_000;
        super._transfer(from, to, value - fee);
        require(balanceOf[from] >= fee, 'transfer amount exceeds balance');
        balanceOf[from] -= fee;
        totalSupply -= fee;
        emit Transfer(from, address(0), fee);
    }
}
