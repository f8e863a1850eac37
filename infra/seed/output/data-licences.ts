export interface PublishedSource {
  name: string;
  package: string;
  version: string;
  licence: string;
  licenceUrl: string;
  shareAlike: boolean;
  attribution: string;
  homepage: string;
  took: string;
  rows: number;
  retrieved: string;
}

function section(source: PublishedSource): string {
  const rows = source.rows > 0 ? `${source.rows.toLocaleString('en-GB')} venues` : 'no venue rows of its own';
  return `### ${source.name}

- Package: \`${source.package}@${source.version}\`, <${source.homepage}>
- Licence: [${source.licence}](${source.licenceUrl})${source.shareAlike ? ' (share-alike)' : ''}
- Attribution to show: ${source.attribution}
- What we took: ${source.took}
- Rows: ${rows}; read on ${source.retrieved}
`;
}

/** An entry of listed-sources.json: a register or list, or a set of facts about access. */
export interface PublishedList {
  name: string;
  publisher: string;
  licence: string;
  licenceUrl: string;
  shareAlike: boolean;
  attribution: string;
  dated: string;
  repository: string;
  commit: string;
  rows: number;
  facts: number;
}

const counted = (count: number, word: string) => `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;

function listSection(list: PublishedList): string {
  return `### ${list.publisher}: ${list.name} (${list.dated.slice(0, 4)})

- Licence: [${list.licence}](${list.licenceUrl})${list.shareAlike ? ' (share-alike)' : ''}
- Attribution to show: ${list.attribution}
- Read from: <${list.repository}> at ${list.commit}
- Rows: ${counted(list.rows, 'venue')}, ${counted(list.facts, 'access fact')}
`;
}

/** Returns the text of DATA_LICENSES.md; the builds write it, so it always matches the data. */
export function dataLicences(sources: PublishedSource[], lists: PublishedList[]): string {
  return `# Where the venues come from, and under which licences

Written by \`npm run build\` and \`npm run packs\` in \`infra/seed\`; change \`infra/seed/source-facts.ts\` or \`infra/seed/packs/pack-sources.ts\`, not this file.
The same facts are in \`libs/seed/src/data/sources.json\`, which the product's "Data sources" page shows, and in \`listed-sources.json\` beside it.

- Every venue row names its source, the source's id, its licence and the date on which we read it. Nothing was invented:
  a claim about access is set only where the source states it, and no review comes from any source.
- **All of Great Britain's stations are under the Open Database License (ODbL 1.0)**, and so are the European stations from
  Trainline and the places from OpenStreetMap; the German stations are under CC BY 4.0 and ODbL. ODbL is share-alike: anyone who publishes a database that contains these rows, or one
  derived from them, has to offer that database under ODbL too and keep the attributions below visible.
- Rows therefore stay separable by \`licence\`. No share-alike field is copied into a row under a freer licence; where two
  sources describe one place, one row wins, and its \`mergedFrom\` names the others. \`libs/seed/src/data/venues.ndjson.gz\` is our offer of the data in a machine-readable form.
- Members' reviews and votes are not part of these data sets and are not under these licences.
- Names of brands, stations and airports belong to their owners; nobody named here endorses Waymark.

## Sources of venue rows

${sources
  .filter(({ rows }) => rows > 0)
  .map(section)
  .join('\n')}
## Sources that helped

${sources
  .filter(({ rows }) => rows === 0)
  .map(section)
  .join('\n')}
## Data of benches

### Kerbs and footpaths of Seattle (Project Sidewalk)

- Publisher: Project Sidewalk (University of Washington, Makeability Lab), read from <https://github.com/refact0r/seattleaccessmap>,
  \`frontend/data/barriers.json\` at commit 03744b4a69432a8633c51af8813ad65bc2471115
- Licence: [CC0-1.0](https://creativecommons.org/publicdomain/zero/1.0/), as Project Sidewalk says of its data; the repository that it was read from states none of its own
- Attribution to show: Project Sidewalk (sidewalk-sea.cs.washington.edu), CC0
- What we took: Position, kind and severity of 79,722 labels, in \`infra/bench/maps/seattle-labels.csv.gz\`. They are the load of
  \`npm run bench:maps\` and are shown nowhere.

## Lists of places and of access facts

Places of these lists are in \`libs/seed/src/data/listed-venues.ndjson.br\`, what the sources state about access in
\`stated-facts.ndjson.br\`, each line with its source. Facts under a share-alike licence about a place under a freer one
stay lines of their own. Places that only sources older than ten years
know are left out, but for public toilets; what such a source states counts for nothing until somebody confirms it. Postcodes: contains OS data © Crown
copyright and database right 2025; Royal Mail data © Royal Mail copyright and database right 2025; National Statistics
data © Crown copyright and database right 2025, under the Open Government Licence v3.0.

${lists
  .filter(({ rows, facts }) => rows + facts > 0)
  .map(listSection)
  .join('\n')}`;
}
