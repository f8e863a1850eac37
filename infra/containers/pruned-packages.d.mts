export interface LockEntry {
  version: string;
  resolved?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, LockEntry>;
}
export function prunedPackages(
  lock: Lock,
  folder: string,
): { dependencies: Record<string, string>; packages: Record<string, LockEntry> };
