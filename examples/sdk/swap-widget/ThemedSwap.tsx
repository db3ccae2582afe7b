import {darkTheme, SwapWidget, type Theme} from '@uniswap/widgets';

// #region light
const meadow: Theme = {
  container: '#f3f8ef',
  module: '#e2eeda',
  interactive: '#cfe1c4',
  outline: '#b4cda6',
  dialog: '#f3f8ef',
  primary: '#1d2f16',
  secondary: '#43583a',
  accent: '#2c6e1f',
  onAccent: '#ffffff',
};
// #endregion light

// #region dark
const night: Theme = {
  ...darkTheme,
  container: '#10131f',
  module: '#1a1f31',
  interactive: '#2a3150',
  primary: '#f4f5fa',
  secondary: '#b6bdd6',
  accent: '#f2b134',
  onAccent: '#10131f',
};
// #endregion dark

// #region shape
const square: Theme = {
  fontFamily: 'Georgia, serif',
  borderRadius: {large: 0, medium: 0, small: 0, xsmall: 0},
};
// #endregion shape

// #region themes
const THEMES = {meadow, night, square} as const;

/** Draws the widget in one of the themes; a change of the name draws it anew. */
export default function ThemedSwap({theme}: {theme: keyof typeof THEMES}) {
  return <SwapWidget theme={THEMES[theme]} />;
}
// #endregion themes
