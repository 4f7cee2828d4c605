import { SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';

export const DESTINO_POR_DEFECTO = '/dashboard';

const RAICES: readonly string[] = SECCIONES_PANEL.map((seccion) => seccion.ruta);

/**
 * The remembered location, when it is a path of the back-office on this very origin; else /dashboard.
 * Anything a browser could read as another origin (`//host`, `/\host`, schemes, control characters) is refused.
 */
export const destinoSeguro = (recordado: unknown): string => {
  if (typeof recordado !== 'string' || recordado.length > 2_000) return DESTINO_POR_DEFECTO;
  if (/[\\\p{Cc}]/u.test(recordado)) return DESTINO_POR_DEFECTO;
  const ruta = `${recordado.split(/[?#]/, 1)[0]}`;
  // Browsers trim the end of an address, decode `%2e` and fold other alphabets' dots: `/sedes/.. ` would open `/`.
  if (/[^\w\-./]/.test(ruta) || ruta.split('/').some((parte) => parte === '.' || parte === '..')) {
    return DESTINO_POR_DEFECTO;
  }
  const esDelPanel = RAICES.some((raiz) => ruta === raiz || ruta.startsWith(`${raiz}/`));
  return esDelPanel ? recordado : DESTINO_POR_DEFECTO;
};
