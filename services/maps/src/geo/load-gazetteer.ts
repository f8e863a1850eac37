import { readGazetteer, readPostcodes } from '@waymark/seed';
import { Gazetteer } from './gazetteer';
import { PlaceTable } from './place-table';
import { Postcodes } from './postcodes';

/** Reads the file beside the build. It takes half a second, and the service is not ready before. */
export async function loadGazetteer(): Promise<Gazetteer> {
  const table = new PlaceTable();
  for await (const row of readGazetteer()) table.add(row);
  const postcodes = new Postcodes();
  for await (const row of readPostcodes()) postcodes.add(row);
  return new Gazetteer(table, postcodes);
}
