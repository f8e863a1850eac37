/** Height of a card's content at the width of a phone. */
const HEIGHT = 600;

/** Returns HTML that embeds a place's card in another site. */
export function cardCode(origin: string, venue: { id: number | string; name: string }): string {
  const title = `${venue.name}: accessibility`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const address = `${origin}/embed/venues/${venue.id}`;
  return `<iframe src="${address}" title="${title}" width="100%" height="${HEIGHT}" loading="lazy" style="border: 0; max-width: 32rem"></iframe>`;
}
