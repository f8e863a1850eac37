import { readRelease, type RegistryWriter, type ReleaseKind } from '@waymark/release/registry';

/**
 * Returns who has written a key since a job did; null when nobody has. A job belongs to an installation. A second run
 * must not replace a later release with the installed version, which may not even run any more.
 */
export async function releasedSince(writer: RegistryWriter, kind: ReleaseKind, slice: string): Promise<string | null> {
  const { value } = await readRelease(writer, kind, slice);
  return value && value.by !== writer.by ? value.by : null;
}
