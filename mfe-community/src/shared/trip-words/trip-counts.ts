import type { TripBlog } from '@waymark/contracts-community';

const counted = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

export const likesWords = (likes: number): string => counted(likes, 'like', 'likes');
export const viewsWords = (views: number): string => counted(views, 'view', 'views');
export const tripsWords = (trips: number): string => counted(trips, 'trip', 'trips');
export const daysWords = (days: number): string => counted(days, 'day', 'days');

/** Returns counts such as "3 days · 4 likes · 120 views". */
export const tripCounts = ({ dayCount, totalLikes, totalViews }: TripBlog): string =>
  [...(dayCount > 0 ? [daysWords(dayCount)] : []), likesWords(totalLikes), viewsWords(totalViews)].join(' · ');
