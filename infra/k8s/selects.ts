export interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

/** Returns whether a Kubernetes selector matches a pod (or namespace) with these labels. */
export function selects(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
): boolean {
  const unknown = matchExpressions.find(({ operator }) => operator !== 'In');
  if (unknown) throw new Error(`The operator ${unknown.operator} is not known here`);
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}
