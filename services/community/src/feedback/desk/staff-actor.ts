import type { Identity } from '@waymark/contracts-core';
import { addressPrefix } from '@waymark/edge-kit';
import type { Caller } from '@waymark/service-kit';

/** Who of the staff acts, and from where: shortened for the log. */
export interface StaffActor extends Identity {
  readonly from: string;
}

export const staffActor = ({ member, address }: Caller): StaffActor => ({ ...member, from: addressPrefix(address) });
