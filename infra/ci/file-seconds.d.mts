/** How long each file of tests took in the reports of these steps, the longest first. */
export function fileSeconds(steps: readonly { kind?: string; report?: string }[]): { file: string; seconds: number }[];
