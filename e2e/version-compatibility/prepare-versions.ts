import { runCompatibilityJourneys } from './run-journeys';

/** Builds the previous versions and starts them beside the live ones. The returned function stops them. */
export default async function prepareVersions(): Promise<() => Promise<void>> {
  await runCompatibilityJourneys('prepare');
  return () => runCompatibilityJourneys('finish');
}
