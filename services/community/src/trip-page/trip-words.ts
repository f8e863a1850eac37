import { TRIP_TAG_LABELS, type TripBlog } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';

export const datesOf = ({ startDate, endDate }: Pick<TripBlog, 'startDate' | 'endDate'>): string =>
  endDate && endDate !== startDate ? `${dayWords(startDate)} to ${dayWords(endDate)}` : dayWords(startDate);

export const tagsOf = ({ tags }: Pick<TripBlog, 'tags'>): string => tags.map((tag) => TRIP_TAG_LABELS[tag]).join(', ');
