/* Reads import files listed on standard input, and prints their places and the time zone's offset from UTC. */
import { text } from 'node:stream/consumers';
import { placesOf, type ReadFile } from './read-import';

const files = JSON.parse(await text(process.stdin)) as ReadFile[];
const rows = [];
for (const file of files) rows.push(await placesOf(file));
process.stdout.write(JSON.stringify({ minutes: new Date('2026-01-01').getTimezoneOffset(), rows }));
