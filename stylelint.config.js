/** Styles live in template literals; what is checked: logical sides, roles instead of colours. */
export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    'logical-css/require-logical-properties': true,
    'logical-css/require-logical-keywords': true,
    'logical-css/require-logical-units': [true, { ignore: ['vw'] }],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'translateX',
      'translate3d',
      'translate',
    ],
    'property-disallowed-list': ['direction', 'float'],
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|inset|border-radius|border-width|border-color|border-style)$/': [
        // Four values name the sides one by one; write the logical sides instead.
        '/^\\S+\\s+\\S+\\s+\\S+\\s+\\S+$/',
      ],
      '/^background(-image)?$/': ['/deg/'],
      transform: ['/translateX|translate3d/'],
    },
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates'] }],
    'block-no-empty': true,
    'no-duplicate-selectors': true,
  },
  overrides: [
    // Brands are the one place where colours have values.
    {
      files: ['**/theme/brands/**'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
