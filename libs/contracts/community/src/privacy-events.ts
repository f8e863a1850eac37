import { exportPartEvent, memberErasedEvent } from '@waymark/contracts-core';

export const communityMemberErased = memberErasedEvent('community');
export const communityExportPart = exportPartEvent('community');
export const COMMUNITY_PRIVACY_EVENTS = [communityMemberErased, communityExportPart] as const;
