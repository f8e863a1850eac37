import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { statementRule } from './statement-rule';

export interface CheckedFolder {
  /** Path in the repository: `services/reviews`. */
  readonly folder: string;
  /** URL of a database with these tables. */
  readonly databaseUrl: string;
}

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** SafeQL can check a statement that is written in one piece; it only reports composed ones. */
const IS_COMPOSED = /The type "Sql" has no corresponding PostgreSQL type/;

/** TypeScript types of parameters and columns as `pg` sends and returns them, where SafeQL's defaults differ. */
const TYPES = {
  text: { parameter: { regex: '^(string|`.*`)$' }, return: 'string' },
  bytea: { parameter: { regex: '^(Buffer|Uint8Array)(<.*>)?$' }, return: 'Buffer' },
  date: { parameter: 'Date', return: 'Date' },
  timestamptz: { parameter: 'Date', return: 'Date' },
};

/** Returns SafeQL's findings in the folders' statements: wrong ones, and those that it cannot check. */
export async function lintStatements(root: string, folders: readonly CheckedFolder[]) {
  const files = folders.flatMap(({ folder }) => filesWithStatements(root, folder));
  const program = programOf(root, files);
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: folders.map(({ folder, databaseUrl }) => config(program, folder, databaseUrl)),
  });
  const results = await eslint.lintFiles(files);
  const findings: Finding[] = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => ({ file: filePath, line, text: message })),
  );
  return {
    wrong: findings.filter(({ text }) => !IS_COMPOSED.test(text)),
    composed: findings.filter(({ text }) => IS_COMPOSED.test(text)),
  };
}

/** Specs contain statements too. */
const NOT_READ = /\.spec\.ts$|(^|\/)(generated|spec-support)\//;

/** Parsing a file with types is slower than reading it, so ESLint gets only files that contain the tag. */
function filesWithStatements(root: string, folder: string): string[] {
  const src = join(root, folder, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !NOT_READ.test(file))
    .map((file) => join(src, file))
    .filter((file) => readFileSync(file, 'utf8').includes('sql`'));
}

/** One program for all folders, so shared files, especially packages, are read once. */
function programOf(root: string, files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson((config as { compilerOptions: unknown }).compilerOptions, root);
  return ts.createProgram(files, options);
}

function config(program: ts.Program, folder: string, databaseUrl: string) {
  return {
    files: [`${folder}/src/**/*.ts`],
    languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
    linterOptions: { reportUnusedDisableDirectives: 'off' as const },
    plugins: { sql: { rules: { statement: statementRule } } },
    rules: {
      'sql/statement': [
        'error',
        {
          connections: [
            {
              databaseUrl,
              targets: [{ tag: 'sql' }],
              inferLiterals: false,
              overrides: { types: TYPES },
            },
          ],
        },
      ],
    },
  } as unknown as Linter.Config;
}
