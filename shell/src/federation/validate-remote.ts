import { RemoteLoadError, type RemoteModule } from '@waymark/mfe-kit';

/** Checks the export's shape before use, because another build may export anything. */
export function validateRemote(slice: string, exported: unknown): RemoteModule {
  const remote = isRecord(exported) ? exported['default'] : undefined;
  if (!isRecord(remote) || !isLoaders(remote['pages']) || !isLoaders(remote['slots'] ?? {})) {
    throw new RemoteLoadError('wrong-export', `${slice} does not export pages and slots`);
  }
  return { pages: remote['pages'], slots: (remote['slots'] ?? {}) as RemoteModule['slots'] };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isLoaders = (value: unknown): value is RemoteModule['pages'] =>
  isRecord(value) && Object.values(value).every((loader) => typeof loader === 'function');
