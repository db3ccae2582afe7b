export const loadHighlighter = () => import('./highlighter');
