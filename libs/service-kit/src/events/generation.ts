/** The stream's description carries `generation=N`: NATS 2.9 has no stream metadata yet. */
export function generationOf(description: string | undefined): number {
  return Number(/generation=(\d+)/.exec(description ?? '')?.[1] ?? 1);
}

export function describeGeneration(generation: number): string {
  return `generation=${generation}`;
}
