import type {Address} from './deployment';
import {sandboxOnly} from './sandbox';

/** An address that may be written out although no contract of the protocol is there. */
export type KnownAddress = {address: Address; what: string};

const testAccounts: readonly Address[] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
];

/** Contracts of ENS on mainnet that governance called to write records. */
const nameService: readonly KnownAddress[] = [
  // As @uniswap/sdk-core has it in ENS_REGISTRAR_ADDRESSES.
  {address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e', what: 'registry of ENS'},
  // The resolver that the licence guide of November 2023 names.
  {address: '0x4976fb03C32e5B8cfe2b6cCB31c09Ba78EBaBa41', what: 'public resolver of ENS'},
];

/** Addresses around v4 that no list of deployments has. */
const aroundV4: readonly KnownAddress[] = [
  {address: '0x48E516B34A1274f49457b9C6182097796D0498Cb', what: 'created PoolManager of mainnet'},
  {address: '0x0E67036002b3c3d55D41093C028cB1CF32124040', what: 'the hook that a guide deploys'},
  {address: '0x0000000000000000000000000000000000010000', what: 'a hook without a permission'},
  {
    address: '0xe7cfCcCb38cE07Ba9D8D13431afe8Cf6172DE031',
    what: 'the subscriber that a query shows',
  },
];

/** What exports of @uniswap/universal-router-sdk 5.13.0 hold beside deployments. */
const ofRouterSdk: readonly KnownAddress[] = [
  // SWAP_PROXY_ADDRESS; Uniswap's documentation calls it deprecated.
  {address: '0x02E5be68D46DAc0B524905bfF209cf47EE6dB2a9', what: 'an older SwapProxy'},
  {address: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', what: 'ether, in some interfaces'},
];

/** Pools of v3 on mainnet that queries show: CREATE2 of the factory, the two tokens and the fee gives each. */
const pools: readonly KnownAddress[] = [
  {address: '0x5777d92f208679DB4b9778590Fa3CAB3aC9e2168', what: 'DAI/USDC 0.01%'},
  {address: '0x6c6Bc977E13Df9b0de53b251522280BB72383700', what: 'DAI/USDC 0.05%'},
  {address: '0xC2e9F25Be6257c210d7Adf0D4Cd6E3E881ba25f8', what: 'DAI/WETH 0.3%'},
  {address: '0xE0554a476A092703abdB3Ef35c80e0D76d32939F', what: 'USDC/WETH 0.01%'},
  {address: '0xCBCdF9626bC03E24f779434178A73a0B4bad62eD', what: 'WBTC/WETH 0.3%'},
];

/** Stand-ins of the EVM, anvil's ten test accounts, ENS, and addresses that only the sandbox has. */
export const knownAddresses: readonly KnownAddress[] = [
  {address: '0x0000000000000000000000000000000000000000', what: 'no address; ether, in places'},
  {address: '0x0000000000000000000000000000000000000001', what: 'the caller, to a router'},
  {address: '0x0000000000000000000000000000000000000002', what: 'the router itself, to a router'},
  ...testAccounts.map((address, index) => ({address, what: `anvil's test account ${index}`})),
  ...nameService,
  ...aroundV4,
  ...ofRouterSdk,
  ...pools,
  ...sandboxOnly.map(({address, contract}) => ({
    address,
    what: `${contract}, in the sandbox only`,
  })),
];
