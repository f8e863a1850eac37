/** Tall enough for what a card says in a column of a phone's width. */
const HEIGHT = 600;

/** The HTML that shows a place's card on another site. */
export function cardCode(origin: string, venue: { id: number | string; name: string }): string {
  const title = `${venue.name}: accessibility`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const address = `${origin}/embed/venues/${venue.id}`;
  return `<iframe src="${address}" title="${title}" width="100%" height="${HEIGHT}" loading="lazy" style="border: 0; max-width: 32rem"></iframe>`;
}
