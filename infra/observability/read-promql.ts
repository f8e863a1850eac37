import { parser } from '@prometheus-io/lezer-promql';

export interface ReadPromql {
  /** Text that is no PromQL, as it stands there. */
  readonly errors: readonly string[];
  /** Metrics by the name under which they are declared: a histogram's `_bucket` is the histogram. */
  readonly metrics: readonly string[];
}

/** An expression of PromQL -> what is wrong with it, and which metrics it reads. */
export function readPromql(expression: string): ReadPromql {
  const errors: string[] = [];
  const metrics = new Set<string>();
  parser.parse(expression).iterate({
    enter({ type, node, from, to }) {
      if (type.isError) errors.push(`at ${from}: ${expression.slice(Math.max(0, from - 10), to + 10)}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        metrics.add(declaredName(expression.slice(from, to)));
    },
  });
  return { errors, metrics: [...metrics] };
}

const declaredName = (metric: string): string => metric.replace(/_(bucket|sum|count)$/, '');
