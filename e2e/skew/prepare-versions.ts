import { runSkew } from './run-skew';

/** Builds the previous versions and starts them beside the live ones. The returned function stops them. */
export default async function prepareVersions(): Promise<() => Promise<void>> {
  await runSkew('prepare');
  return () => runSkew('finish');
}
