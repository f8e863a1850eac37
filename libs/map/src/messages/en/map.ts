/** Text on and under every map. */
export const MAP_WORDS = {
  legend: 'Legend',
  needsConnection: 'Street detail needs a connection.',
  source: (attribution: string) => `Map: ${attribution}.`,
  noStreets: 'This map shows coasts, towns and stations, but no streets.',
  heatSquares:
    'Each number is a count of open reports. A bigger, darker square means more reports, or worse or newer ones. In dark mode, it is brighter instead of darker.',
} as const;
