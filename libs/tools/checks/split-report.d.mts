interface FileResult {
  name: string;
  status: string;
  assertionResults: { status: string }[];
}

interface Part {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: FileResult[];
}

export function splitReport(
  report: { testResults: FileResult[] },
  repository: string,
  roots: readonly string[],
): Map<string, Part>;
