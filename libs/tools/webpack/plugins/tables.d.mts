export function readTables(folder: string): { name: string; file: string; text: string }[];
