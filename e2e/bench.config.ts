import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Timings in the browser, apart from the journeys: a figure that a busy machine can spoil is no test. */
const { projects: _, ...shared } = journeys;
export default defineConfig({ ...shared, testMatch: '**/*.bench.ts' });
