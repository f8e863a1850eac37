import { everyoneGets } from './everyone-gets';
import type { RegistryWriter } from './registry-writer';
import { requireNotWithdrawn } from './require-not-withdrawn';
import { uploadRemote, type BrowserBuild } from './upload-remote';
import { writeRelease, type Written } from './write-release';

/** Uploads a remote's build and gives it to everyone; the build before stays to go back to. */
export async function publishRemote(
  writer: RegistryWriter,
  options: BrowserBuild & { again?: boolean },
): Promise<Written<'remote'>> {
  const build = await uploadRemote(options, writer.signer);
  await requireNotWithdrawn(writer, build.slice, build.version, options.again);
  return writeRelease(writer, 'remote', build.slice, (current) => everyoneGets(current, build));
}
