import { existsSync, readFileSync } from 'node:fs';

const leer = (ruta) => (existsSync(ruta) ? JSON.parse(readFileSync(ruta, 'utf8')) : undefined);

/** As many tests as may need their second try in one report; beyond it the suite itself is not to be trusted. */
const INESTABLES_ADMITIDAS = 3;

const conteo = ({ pasadas = 0, caidas = 0, inestables = 0 } = {}) => {
  const sinConfianza = inestables > INESTABLES_ADMITIDAS ? inestables : 0;
  return {
    pasadas: pasadas + inestables - sinConfianza,
    caidas: caidas + sinConfianza,
    inestables,
    total: pasadas + caidas + inestables,
  };
};

/** One that passes with a failure written down needed its second try. */
const esInestable = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;

/** Counts of vitest's JSON report; a file that failed to load counts as one failure. */
export const contarUnidad = (ruta) => {
  const informe = leer(ruta);
  if (!informe) return conteo();
  const sinCargar = informe.testResults.filter(
    (archivo) => archivo.status === 'failed' && archivo.assertionResults.every((p) => p.status !== 'failed'),
  );
  const inestables = informe.testResults.flatMap((archivo) =>
    archivo.assertionResults.filter(esInestable),
  ).length;
  return conteo({
    pasadas: informe.numPassedTests - inestables,
    caidas: informe.numFailedTests + sinCargar.length,
    inestables,
  });
};

/** Counts of Playwright's JSON report; an error outside the tests is a failure. */
export const contarNavegador = (ruta) => {
  const informe = leer(ruta);
  if (!informe) return conteo();
  const { expected, unexpected, flaky } = informe.stats;
  return conteo({ pasadas: expected, caidas: unexpected + informe.errors.length, inestables: flaky });
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
