import { existsSync, readFileSync } from 'node:fs';

const leer = (ruta) => (existsSync(ruta) ? JSON.parse(readFileSync(ruta, 'utf8')) : undefined);

const conteo = (pasadas, caidas) => ({ pasadas, caidas, total: pasadas + caidas });

/** Counts of vitest's JSON report; a file that failed to load counts as one failure. */
export const contarUnidad = (ruta) => {
  const informe = leer(ruta);
  if (!informe) return conteo(0, 0);
  const sinCargar = informe.testResults.filter(
    (archivo) => archivo.status === 'failed' && archivo.assertionResults.every((p) => p.status !== 'failed'),
  );
  return conteo(informe.numPassedTests, informe.numFailedTests + sinCargar.length);
};

/** Counts of Playwright's JSON report; a flaky test is a failure, and so is an error outside the tests. */
export const contarNavegador = (ruta) => {
  const informe = leer(ruta);
  if (!informe) return conteo(0, 0);
  const { expected, unexpected, flaky } = informe.stats;
  return conteo(expected, unexpected + flaky + informe.errors.length);
};
