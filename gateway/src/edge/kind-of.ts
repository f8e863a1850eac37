/** `own`: health and metrics, which Nest answers. */
export type Kind = 'api' | 'file' | 'page' | 'own';

/** Who answers a path. */
export function kindOf(path: string): Kind {
  if (path === '/api/health' || path === '/metrics' || path.startsWith('/health/')) return 'own';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  return path.startsWith('/r/') ? 'file' : 'page';
}
