import { runSkew } from './run-skew';

/** Builds the versions before and puts them beside the live ones; the returned function ends what was started. */
export default async function prepareVersions(): Promise<() => Promise<void>> {
  await runSkew('prepare');
  return () => runSkew('finish');
}
