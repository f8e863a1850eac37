import { ForgetOldWords } from './forget-old-words';

/** What is not kept for ever. */
export const RETENTION_PROVIDERS = [ForgetOldWords];
