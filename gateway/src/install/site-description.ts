/** Of every page that has none of its own, and of the site when it stands on a home screen. */
export const SITE_DESCRIPTION =
  'Find out, before you set out, whether a place will work for you: accessibility reviews of venues, by disabled people and carers.';
