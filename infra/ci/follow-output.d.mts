export function followOutput(
  step: { kind?: string },
  onFailure: (failure: { name: string; alone: string }) => void,
): { progress: { done: number; failed: number; total: number | undefined }; take: (chunk: string) => void };
