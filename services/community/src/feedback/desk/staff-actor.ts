import type { Identity } from '@waymark/contracts-core';
import { addressPrefix } from '@waymark/edge-kit';
import type { Caller } from '@waymark/service-kit';

/** The member of staff who acts, and their network address, shortened for the log. */
export interface StaffActor extends Identity {
  readonly from: string;
}

export const staffActor = ({ member, address }: Caller): StaffActor => ({ ...member, from: addressPrefix(address) });
