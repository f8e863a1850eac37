import type { Rule } from 'eslint';

export const noBareText: Rule.RuleModule;
