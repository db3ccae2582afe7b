// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {BeforeSwapDelta, BeforeSwapDeltaLibrary} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {PoolId} from '@uniswap/v4-core/src/types/PoolId.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ModifyLiquidityParams, SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {IMsgSender} from '@uniswap/v4-periphery/src/interfaces/IMsgSender.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Logs which account swaps: as a trusted router reports it, or as the account has signed it.
contract KnownSwappers is BaseHook {
    // #region storage
    /// @dev In hookData, for a router that is not trusted.
    struct Proof {
        address swapper;
        uint256 nonce;
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    bytes32 public constant SWAP_TYPEHASH =
        keccak256(
            'Swap(bytes32 poolId,address router,bool zeroForOne,int256 amountSpecified,uint256 nonce,uint256 deadline)'
        );
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256('EIP712Domain(string name,uint256 chainId,address verifyingContract)');

    address public immutable quoter;
    mapping(address router => bool isTrusted) public isTrusted;
    mapping(address swapper => mapping(uint256 nonce => bool isUsed)) public isUsed;
    // #endregion storage

    event SwapBy(PoolId indexed id, address indexed swapper, address sender);
    event LiquidityBy(PoolId indexed id, address indexed provider, address sender);

    error UntrustedRouter(address sender);
    error ProofExpired(uint256 deadline);
    error ProofUsed(uint256 nonce);
    error NotSigned(address swapper);

    // #region constructor
    /// @param routers Contracts whose msgSender() is the account that called them. The list is fixed.
    constructor(IPoolManager manager, address quoter_, address[] memory routers) BaseHook(manager) {
        quoter = quoter_;
        for (uint256 i = 0; i < routers.length; i++) isTrusted[routers[i]] = true;
    }
    // #endregion constructor

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeAddLiquidity = true;
        wanted.beforeSwap = true;
    }

    // #region callbacks
    function _beforeSwap(address sender, PoolKey calldata key, SwapParams calldata params, bytes calldata hookData)
        internal
        override
        returns (bytes4, BeforeSwapDelta, uint24)
    {
        address swapper = swapperOf(sender, key.toId(), params, hookData);
        emit SwapBy(key.toId(), swapper, sender);
        return (this.beforeSwap.selector, BeforeSwapDeltaLibrary.ZERO_DELTA, 0);
    }

    function _beforeAddLiquidity(address sender, PoolKey calldata key, ModifyLiquidityParams calldata, bytes calldata)
        internal
        override
        returns (bytes4)
    {
        if (!isTrusted[sender]) revert UntrustedRouter(sender);
        emit LiquidityBy(key.toId(), IMsgSender(sender).msgSender(), sender);
        return this.beforeAddLiquidity.selector;
    }
    // #endregion callbacks

    // #region swapper
    function swapperOf(address sender, PoolId id, SwapParams calldata params, bytes calldata hookData)
        private
        returns (address)
    {
        if (sender == quoter) return address(0); // it reverts all that it does
        if (isTrusted[sender]) return IMsgSender(sender).msgSender();
        if (hookData.length == 0) revert UntrustedRouter(sender);
        return signerOf(sender, id, params, abi.decode(hookData, (Proof)));
    }
    // #endregion swapper

    // #region signature
    /// @dev The account has signed this very swap through this router, once and until a deadline.
    function signerOf(address sender, PoolId id, SwapParams calldata params, Proof memory proof)
        private
        returns (address)
    {
        if (block.timestamp > proof.deadline) revert ProofExpired(proof.deadline);
        if (isUsed[proof.swapper][proof.nonce]) revert ProofUsed(proof.nonce);
        isUsed[proof.swapper][proof.nonce] = true;
        bytes32 swap = keccak256(
            abi.encode(
                SWAP_TYPEHASH, id, sender, params.zeroForOne, params.amountSpecified, proof.nonce, proof.deadline
            )
        );
        address signer = ecrecover(
            keccak256(abi.encodePacked('\x19\x01', domainSeparator(), swap)), proof.v, proof.r, proof.s
        );
        if (signer == address(0) || signer != proof.swapper) revert NotSigned(proof.swapper);
        return signer;
    }

    function domainSeparator() private view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_TYPEHASH, keccak256('KnownSwappers'), block.chainid, address(this)));
    }
    // #endregion signature
}
