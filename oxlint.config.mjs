const ONE_CALENDAR =
  'Dates and ages are written by date-words of @waymark/contracts-core (dayWords, momentWords, monthWords, ageWords): on one calendar, wherever they are read.';

/**
 * Properties that format dates, or read parts of them. Services may compute with parts, so only formatting is
 * forbidden there.
 */
const DATE_WORDS = [
  { object: 'Intl', property: 'DateTimeFormat', message: ONE_CALENDAR },
  { object: 'Intl', property: 'RelativeTimeFormat', message: ONE_CALENDAR },
  ...['toLocaleDateString', 'toLocaleTimeString', 'toDateString', 'toTimeString'].map((property) => ({
    property,
    message: ONE_CALENDAR,
  })),
];
const DATE_PARTS = ['', 'UTC'].flatMap((zone) =>
  ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds'].map((part) => ({
    property: `get${zone}${part}`,
    message: ONE_CALENDAR,
  })),
);

const IN_UTC = {
  selector: "Property[key.name='connectionString']:not([value.callee.name='inUtc'])",
  message: 'Times must not depend on the zone of the database: connect to inUtc(url) of @waymark/contracts-core.',
};

/** Element patterns that exclude some people. */
const BAD_ELEMENTS = [
  {
    selector: "JSXOpeningElement[name.name='option']:not(:has(JSXAttribute[name.name='value']))",
    message: 'Give it a value: without one its value is its words, which a translator changes.',
  },
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text is text: no raw HTML.' },
  {
    selector: "JSXOpeningElement:not([name.name='Button']) > JSXAttribute[name.name='disabled']",
    message:
      'What is disabled loses the focus and cannot be reached: use Button (aria-disabled), or say beside it what is missing.',
  },
  {
    selector:
      "JSXOpeningElement:not([name.name=/^(TextField|TextArea|Combobox|FieldFrame)$/]) > JSXAttribute[name.name='maxLength']",
    message:
      'It cuts what is pasted, silently: a field of @waymark/ui keeps it and says how many characters are too many.',
  },
];

const CONSUMER_CONTRACT = {
  group: ['**/consumer-contract'],
  allowTypeImports: true,
  message: 'Its schemas would come into the page: import the endpoint from endpoints.ts.',
};
const OF_NO_SLICE = {
  group: ['@waymark/contracts-*', '!@waymark/contracts-core', '**/consumer-contract'],
  allowTypeImports: true,
  message: 'The frame is of no slice: of their contracts it knows the endpoints in endpoints.ts alone.',
};

const CONTROLLER = [
  {
    selector: 'ImportSpecifier[imported.name=/^(Database|Idempotency|Outbox|Tx)$/]',
    message: 'A controller opens no transaction: a use case does.',
  },
  {
    selector: "ImportDeclaration[source.value='sql-template-tag']",
    message: 'A controller knows no SQL: a repository does.',
  },
];
const USE_CASE = [
  {
    selector: "Program:not(:has(MethodDefinition[key.name='execute']))",
    message: 'A use case is a class with one public method: execute.',
  },
  {
    selector: "MethodDefinition[kind='method'][accessibility!='private'][key.name!='execute']",
    message: 'A use case has one public method: execute.',
  },
  {
    selector: 'ClassDeclaration[id.name=/UseCase$/]',
    message: 'A use case is named by its verb alone: AddPasskey.',
  },
];
const REPOSITORY = {
  selector:
    "CallExpression[callee.property.name=/^(create|update|upsert)(Many)?(AndReturn)?$/] Property[key.name=/^(data|create|update)$/]:not([value.type='TSSatisfiesExpression'])",
  message:
    'Write `{ … } satisfies Prisma.<Model>UncheckedCreateInput` (or …UpdateInput): the client alone lets a name pass that its column no longer has.',
};

const SPECS = ['**/*.{spec,test}.{ts,tsx}'];

/** What ESLint recommends beyond what oxlint calls correctness. */
const RECOMMENDED = [
  'typescript/ban-ts-comment',
  'typescript/no-array-constructor',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-namespace',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-function-type',
  'no-case-declarations',
  'no-constant-condition',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-escape',
];
/** What oxlint calls correctness and is not asked for here: rules of React's compiler, and matters of taste. */
const NOT_ASKED = [
  'no-control-regex',
  'react/globals',
  'react/immutability',
  'react/purity',
  'react/refs',
  'react/set-state-in-effect',
  'react/static-components',
  'unicorn/no-invalid-fetch-options',
  'unicorn/no-new-array',
  'unicorn/no-thenable',
  'unicorn/no-useless-fallback-in-spread',
  'unicorn/no-useless-spread',
  'unicorn/prefer-string-starts-ends-with',
];

/** Rules that need types: only two are enabled, about promises that no code awaits. */
const OF_TYPES = [
  'await-thenable',
  'no-array-delete',
  'no-base-to-string',
  'no-duplicate-type-constituents',
  'no-for-in-array',
  'no-implied-eval',
  'no-meaningless-void-operator',
  'no-misused-spread',
  'no-redundant-type-constituents',
  'no-unsafe-unary-minus',
  'no-useless-default-assignment',
  'require-array-sort-compare',
  'restrict-template-expressions',
  'unbound-method',
].map((rule) => `typescript/${rule}`);

const all = (rules, level) => Object.fromEntries(rules.map((rule) => [rule, level]));

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'unicorn'],
  jsPlugins: ['./libs/tools/lint/plugin.mjs'],
  categories: { correctness: 'error' },
  // Also reports TypeScript's own errors: the same programs serve both.
  options: { typeAware: true, typeCheck: true },
  env: { node: true, jest: true, browser: true, es2024: true },
  ignorePatterns: ['**/dist/**', '**/.builds/**', '**/generated/**', '**/files/**', '.local/**', '.nx/**'],
  rules: {
    ...all(RECOMMENDED, 'error'),
    ...all([...NOT_ASKED, ...OF_TYPES], 'off'),
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Type imports count: a cycle of them cannot be read from the top down either.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'no-restricted-properties': ['error', ...DATE_WORDS],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'waymark/kebab-folders': 'error',
    'waymark/restricted-syntax': ['error', IN_UTC],
  },
  overrides: [
    { files: ['**/*.mjs'], rules: all(['no-redeclare', 'no-undef'], 'error') },
    {
      files: ['**/*.{ts,tsx}'],
      rules: all(['no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread'], 'error'),
    },
    { files: ['e2e/**'], rules: { 'import/no-cycle': 'error' } },
    {
      files: ['**/*.tsx'],
      rules: {
        ...all(
          [
            'jsx-a11y/interactive-supports-focus',
            'jsx-a11y/no-interactive-element-to-noninteractive-role',
            'jsx-a11y/no-noninteractive-element-interactions',
            'jsx-a11y/no-noninteractive-element-to-interactive-role',
            'react/exhaustive-deps',
            'react/rules-of-hooks',
          ],
          'error',
        ),
        'waymark/restricted-syntax': ['error', ...BAD_ELEMENTS],
        'waymark/no-bare-text': 'error',
      },
    },
    { files: ['**/*.test.tsx'], rules: { 'waymark/no-bare-text': 'off' } },
    {
      files: ['shell/src/**', 'mfe-*/src/**', 'libs/{mfe-kit,ui,map}/src/**'],
      excludeFiles: SPECS,
      rules: { 'no-restricted-properties': ['error', ...DATE_WORDS, ...DATE_PARTS] },
    },
    {
      files: ['shell/src/**', 'mfe-*/src/**'],
      excludeFiles: SPECS,
      rules: { 'no-restricted-imports': ['error', { patterns: [CONSUMER_CONTRACT] }] },
    },
    {
      files: ['shell/src/**'],
      // The feedback form validates with its contract's schema, like every form. The schema is loaded on sending.
      excludeFiles: ['shell/src/consumer-contract.ts', 'shell/src/feedback/feedback-schema.ts', ...SPECS],
      rules: { 'no-restricted-imports': ['error', { patterns: [OF_NO_SLICE] }] },
    },
    {
      // The first compares our texts with those of Intl; the second reads the visitor's time zone and formats no date.
      files: ['libs/contracts/core/src/date-words.spec.ts', '**/read-browser-place.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      // Their roles are correct (axe checks each one in its test): a checkbox as a switch, a table that keeps its roles
      // under any style, a toolbar with focusable buttons, a `role` that is our own property.
      files: [
        'libs/map/src/places-map/map-pins.tsx',
        'mfe-account/src/features/{privacy/privacy.page,profile/parts/visibility-fields}.tsx',
        'mfe-maps/src/features/heat-map/places-table.tsx',
        'mfe-reviews/src/{features/venue/photos/venue-photos,shared/review-card/photo-strip}.tsx',
        'shell/src/{accessibility-panel/switch-row,session/session-notice}.tsx',
      ],
      rules: all(
        [
          'jsx-a11y/aria-role',
          'jsx-a11y/img-redundant-alt',
          'jsx-a11y/interactive-supports-focus',
          'jsx-a11y/no-interactive-element-to-noninteractive-role',
          'jsx-a11y/no-redundant-roles',
          'jsx-a11y/role-has-required-aria-props',
        ],
        'off',
      ),
    },
    // The effect runs after each render, and sets a position only if it differs.
    { files: ['shell/src/accessibility-panel/use-panel-place.ts'], rules: { 'react/exhaustive-deps': 'off' } },
    { files: ['services/*/src/**/*.controller.ts'], rules: { 'waymark/restricted-syntax': ['error', ...CONTROLLER] } },
    { files: ['services/*/src/**/*.use-case.ts'], rules: { 'waymark/restricted-syntax': ['error', ...USE_CASE] } },
    { files: ['services/*/src/**/*.repository.ts'], rules: { 'waymark/restricted-syntax': ['error', REPOSITORY] } },
  ],
};
