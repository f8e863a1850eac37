import { NO_NEEDS, type NeedsRecord } from '@waymark/contracts-account';
import { sameRecord } from './same-record';

/** Nothing is said in it. */
export const isEmptyRecord = (record: NeedsRecord | null): boolean => record === null || sameRecord(record, NO_NEEDS);
