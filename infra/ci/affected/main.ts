import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './changed-files';
import { checkScope, type JourneyTable } from './check-scope';
import { readProjectGraph } from './project-graph';

// Prints as JSON which checks a change since a base needs; null for all.
const root = join(import.meta.dirname, '../../..');
const files = changedFiles(root, process.argv[2] ?? '');
const e2e = join(root, 'e2e');
const journeys = readdirSync(e2e, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.e2e.ts') && !file.includes('node_modules'))
  .sort();
const table = JSON.parse(readFileSync(join(e2e, 'journeys.json'), 'utf8')) as JourneyTable;
console.log(JSON.stringify(files && checkScope(files, { graph: readProjectGraph(root), table, journeys })));
