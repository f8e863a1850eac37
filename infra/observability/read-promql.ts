import { parser } from '@prometheus-io/lezer-promql';

export interface ReadPromql {
  /** Parts that are not valid PromQL. */
  readonly errors: readonly string[];
  /** Metrics by declared name: a histogram's `_bucket` counts as the histogram. */
  readonly metrics: readonly string[];
}

/** Returns a PromQL expression's errors and the metrics that it reads. */
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
