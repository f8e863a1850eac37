/** The cities to choose from; one that was found or linked to but has no services is offered too, or the box would lie. */
export function cityOptions(cities: readonly string[], chosen: string): string[] {
  if (!chosen || cities.includes(chosen)) return [...cities];
  return [...cities, chosen].sort(new Intl.Collator('en').compare);
}
