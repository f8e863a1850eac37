import type { Import, Project } from './read-imports';
import type { PathRule, TagRule } from './rules';

/** Tool scripts and presets run before anything is installed or built, so other code imports them by path. */
const BY_PATH = /^libs\/tools\/.*\.mjs$/;

/** Returns the forbidden imports, as `file imports file: why`. */
export function forbiddenImports(
  imports: readonly Import[],
  projects: readonly Project[],
  { tagRules, pathRules }: { tagRules: readonly TagRule[]; pathRules: readonly PathRule[] },
): string[] {
  const innermostFirst = [...projects].sort((one, other) => other.root.length - one.root.length);
  const projectOf = (file: string) => innermostFirst.find(({ root }) => file.startsWith(`${root}/`));
  return imports.flatMap((one) => {
    const [source, target] = [projectOf(one.from), projectOf(one.to)];
    const between = source && target && source !== target && !BY_PATH.test(one.to);
    const why = [
      ...(between ? tagProblems(source, target, tagRules) : []),
      ...(between && one.specifier.startsWith('.') ? ['another project is imported by its name'] : []),
      ...(between && !source.dependencies.includes(target.name) ? [`package.json does not list ${target.name}`] : []),
      ...pathRules.filter((rule) => breaks(rule, one)).map(({ name, comment }) => comment ?? name),
    ];
    return why.map((problem) => `${one.from} imports ${one.to}: ${problem}`);
  });
}

/** A project needs a rule for each of its tags, and each rule must allow what it uses. */
function tagProblems(source: Project, target: Project, rules: readonly TagRule[]): string[] {
  const own = rules.filter(({ sourceTag }) => source.tags.includes(sourceTag));
  if (own.length === 0) return [`no rule says what ${source.name} may use`];
  return own
    .filter(({ onlyDependOnLibsWithTags: allowed }) => !target.tags.some((tag) => allowed.includes(tag)))
    .map(({ sourceTag }) => `${sourceTag} may not use ${target.tags.join(', ')}`);
}

function breaks({ from, to }: PathRule, { from: source, to: target }: Import): boolean {
  const found = new RegExp(from.path).exec(source);
  if (!found || (from.pathNot && new RegExp(from.pathNot).test(source))) return false;
  const filled = (pattern: string) =>
    new RegExp(pattern.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? ''));
  return filled(to.path).test(target) && !(to.pathNot && filled(to.pathNot).test(target));
}
