import { SHELL_KEY } from '@waymark/contracts-core';
import { everyoneGets } from './everyone-gets';
import type { RegistryWriter } from './registry-writer';
import { requireNotWithdrawn } from './require-not-withdrawn';
import type { BrowserBuild } from './upload-remote';
import { uploadShell } from './upload-shell';
import { writeRelease, type Written } from './write-release';

/** Uploads the shell's build and gives it to everyone. */
export async function publishShell(
  writer: RegistryWriter,
  options: BrowserBuild & { again?: boolean },
): Promise<Written<'shell'>> {
  const build = await uploadShell(options, writer.signer);
  await requireNotWithdrawn(writer, SHELL_KEY, build.version, options.again);
  return writeRelease(writer, 'shell', SHELL_KEY, (current) => {
    const next = everyoneGets(current, build);
    return next && { ...next, state: 'live' };
  });
}
