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

/** Counts of Playwright's JSON report; an error outside the tests is a failure. */
export const contarNavegador = (ruta) => {
  const informe = leer(ruta);
  if (!informe) return conteo(0, 0);
  const { expected, unexpected } = informe.stats;
  return conteo(expected, unexpected + informe.errors.length);
};

/** `file › test` of every failed test of both reports, for the closing lines: the log above them may be cut short. */
export const nombresCaidos = (rutaUnidad, rutaNavegador) => {
  const unidad = (leer(rutaUnidad)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    if (status !== 'failed') return [];
    const caidas = assertionResults.filter((prueba) => prueba.status === 'failed');
    return caidas.length === 0 ? [name] : caidas.map(({ fullName }) => `${name} › ${fullName}`);
  });
  const navegador = [];
  const recorrer = ({ suites = [], specs = [] }) => {
    for (const { file, title, ok } of specs) if (!ok) navegador.push(`${file} › ${title}`);
    for (const suite of suites) recorrer(suite);
  };
  recorrer(leer(rutaNavegador) ?? {});
  return [...unidad, ...navegador];
};
