import { exportPartEvent, memberErasedEvent } from '@waymark/contracts-core';

export const reviewsMemberErased = memberErasedEvent('reviews');
export const reviewsExportPart = exportPartEvent('reviews');
export const REVIEWS_PRIVACY_EVENTS = [reviewsMemberErased, reviewsExportPart] as const;
