import { z } from 'zod';

const signInSchema = z.object({ email: z.string(), password: z.string() });

/** The file that a local start leaves for the person: sign-ins by role. */
export const sampleAccountsFileSchema = z.record(z.string(), signInSchema);
export type SampleAccountsFile = z.infer<typeof sampleAccountsFileSchema>;

/** Marked "Sample" wherever they are shown; `.example` addresses reach nobody. */
export const SAMPLE_ACCOUNTS = [
  { role: 'member', email: 'member@sample.example', displayName: 'Sample Member', username: 'sample-member' },
  {
    role: 'moderator',
    email: 'moderator@sample.example',
    displayName: 'Sample Moderator',
    username: 'sample-moderator',
  },
  { role: 'admin', email: 'admin@sample.example', displayName: 'Sample Admin', username: 'sample-admin' },
] as const;
export type SampleAccount = (typeof SAMPLE_ACCOUNTS)[number];
