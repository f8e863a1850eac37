import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noBareText } from './libs/tools/lint/no-bare-text.mjs';

/** A slice is what has contracts: a new one needs no entry here. */
const SLICES = readdirSync(join(import.meta.dirname, 'libs/contracts')).filter((name) => name !== 'core');

/** Which tags a project may depend on: DESIGN section 2, "who may import whom". */
const BOUNDARIES = [
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:signing', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:edge', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:seed', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:contracts', 'type:testing'] },
  { sourceTag: 'type:kit', onlyDependOnLibsWithTags: ['type:contracts', 'type:edge', 'type:ui', 'type:testing'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:contracts', 'type:testing'] },
  { sourceTag: 'type:tools', onlyDependOnLibsWithTags: ['type:tools'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:kit', 'type:parts', 'type:ui', 'type:testing', 'type:tools'],
  },
  // What a slice draws into the pages of others.
  { sourceTag: 'type:parts', onlyDependOnLibsWithTags: ['type:contracts', 'type:kit', 'type:ui', 'type:testing'] },
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:kit',
      'type:testing',
      'type:tools',
      'type:seed',
      'type:signing',
      'type:edge',
    ],
  },
  {
    sourceTag: 'type:infra',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:signing', 'type:seed', 'type:testing', 'type:infra'],
  },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:contracts', 'type:testing'] },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared', 'scope:core'] },
  { sourceTag: 'scope:core', onlyDependOnLibsWithTags: ['scope:core'] },
  {
    sourceTag: 'scope:shell',
    onlyDependOnLibsWithTags: ['scope:shell', 'scope:core', 'scope:shared', 'scope:tools', 'type:contracts'],
  },
  // Of another slice only its contracts and parts are visible; they carry no code that runs against its data.
  ...SLICES.map((slice) => ({
    sourceTag: `scope:${slice}`,
    onlyDependOnLibsWithTags: [
      `scope:${slice}`,
      'scope:core',
      'scope:shared',
      'scope:tools',
      'type:contracts',
      'type:parts',
    ],
  })),
  {
    sourceTag: 'scope:gateway',
    onlyDependOnLibsWithTags: ['scope:core', 'scope:shared', 'scope:tools', 'type:contracts'],
  },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:tools'] },
  {
    sourceTag: 'scope:infra',
    onlyDependOnLibsWithTags: ['scope:infra', 'scope:core', 'scope:shared', 'type:contracts'],
  },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:core', 'scope:shared', 'type:contracts'] },
];

const ONE_CALENDAR =
  'Dates and ages are written by date-words of @waymark/contracts-core (dayWords, momentWords, monthWords, ageWords): on one calendar, wherever they are read.';

/** What reads a part of a date or words it; services reckon with parts too, and are held to the words alone. */
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

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/.builds/', '**/generated/', '.local/', '.nx/', '**/files/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx, 'check-file': checkFile },
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-control-regex': 'off',
      'no-restricted-properties': ['error', ...DATE_WORDS],
      'no-restricted-syntax': ['error', IN_UTC],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '**/src/**/': 'KEBAB_CASE' }],
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: ['^.*/libs/tools/.*\\.mjs$'], depConstraints: BOUNDARIES },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
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
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { waymark: { rules: { 'no-bare-text': noBareText } } },
    rules: { 'waymark/no-bare-text': 'error' },
  },
  {
    files: ['shell/src/**', 'mfe-*/src/**', 'libs/{mfe-kit,ui,map}/src/**'],
    ignores: ['**/*.{spec,test}.{ts,tsx}'],
    rules: { 'no-restricted-properties': ['error', ...DATE_WORDS, ...DATE_PARTS] },
  },
  {
    files: ['shell/src/**', 'mfe-*/src/**'],
    ignores: ['**/*.{spec,test}.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/consumer-contract'],
              allowTypeImports: true,
              message: 'Its schemas would come into the page: import the endpoint from endpoints.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shell/src/**'],
    // The feedback form is judged by its contract's schema as every form is; it is loaded when somebody sends.
    ignores: ['shell/src/consumer-contract.ts', 'shell/src/feedback/feedback-schema.ts', '**/*.{spec,test}.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@waymark/contracts-*', '!@waymark/contracts-core', '**/consumer-contract'],
              allowTypeImports: true,
              message: 'The frame is of no slice: of their contracts it knows the endpoints in endpoints.ts alone.',
            },
          ],
        },
      ],
    },
  },
  {
    // The first compares our words with those of Intl; the second asks for the visitor's time zone and writes no date.
    files: ['libs/contracts/core/src/date-words.spec.ts', '**/read-browser-place.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['services/*/src/**/*.controller.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportSpecifier[imported.name=/^(Database|Idempotency|Outbox|Tx)$/]',
          message: 'A controller opens no transaction: a use case does.',
        },
        {
          selector: "ImportDeclaration[source.value='sql-template-tag']",
          message: 'A controller knows no SQL: a repository does.',
        },
      ],
    },
  },
  {
    files: ['services/*/src/**/*.use-case.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
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
      ],
    },
  },
  {
    files: ['services/*/src/**/*.repository.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name=/^(create|update|upsert)(Many)?(AndReturn)?$/] Property[key.name=/^(data|create|update)$/]:not([value.type='TSSatisfiesExpression'])",
          message:
            'Write `{ … } satisfies Prisma.<Model>UncheckedCreateInput` (or …UpdateInput): the client alone lets a name pass that its column no longer has.',
        },
      ],
    },
  },
  { files: ['**/*.{jsx,mjs,ts}'], languageOptions: { globals: globals.browser } },
);
