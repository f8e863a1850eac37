interface Shared {
  singleton: boolean;
  strictVersion: boolean;
  requiredVersion: string;
  version?: string;
  import?: string | false;
}

export function providedVersions(): Record<string, string>;
export function requiredRanges(): Record<string, string>;
export function providedByShell(options: { routerFacade: string }): Record<string, Shared>;
export function takenFromShell(): Record<string, Shared>;
