/** SQL statements that break the previous build. */
const BREAKING: readonly { pattern: RegExp; says: string }[] = [
  { pattern: /\bDROP\s+(TABLE|COLUMN|VIEW|TYPE|SCHEMA)\b[^;,]*/gi, says: 'takes away what the build before reads' },
  { pattern: /\bRENAME\s+(TO|COLUMN|VALUE)\b[^;,]*/gi, says: 'gives another name to what the build before reads' },
  {
    pattern: /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b[^;,]*/gi,
    says: 'changes a type that the build before reads and writes',
  },
  { pattern: /\bALTER\s+COLUMN\s+\S+\s+SET\s+NOT\s+NULL/gi, says: 'refuses rows that the build before writes' },
];
const NEW_COLUMN = /\bADD\s+COLUMN\s+[^;]*?(?=,\s*ADD\b|,\s*ALTER\b|;|$)/gi;

/**
 * The line with which a team declares that no running build uses it any more: the second half of expand and contract.
 */
const MEANT = /^--\s*contract:\s*\S+/m;

/**
 * Returns why a migration may not run while the previous build is live: it may only add. Both builds use the database
 * during a release, and a rollback does not revert the migration.
 */
export function expandProblems(sql: string): string[] {
  if (MEANT.test(sql)) return [];
  const plain = sql
    .replace(/--.*$/gm, '')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/'(?:[^']|'')*'/g, "''");
  const statements = plain
    .split(';')
    .filter((statement) => !/^\s*CREATE\s+(OR\s+REPLACE\s+)?FUNCTION/i.test(statement));
  return statements.flatMap((statement) => {
    const breaking = BREAKING.flatMap(({ pattern, says }) =>
      [...statement.matchAll(pattern)].map(([text]) => `"${oneLine(text)}" ${says}`),
    );
    const required = [...statement.matchAll(NEW_COLUMN)]
      .map(([text]) => oneLine(text))
      .filter((text) => /\bNOT\s+NULL\b/i.test(text) && !/\b(DEFAULT|GENERATED)\b/i.test(text));
    return [
      ...breaking,
      ...required.map((text) => `"${text}" refuses rows that the build before writes: it needs a DEFAULT`),
    ];
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
