export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', '.cache/**', 'node_modules/**', '.docusaurus/**'],
  rules: {
    'declaration-no-important': true,
    // Class names of the theme (`navbar__link--active`) and of CSS modules (`taskList`).
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': '^[a-z-]+$',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'comment-empty-line-before': null,
  },
};
