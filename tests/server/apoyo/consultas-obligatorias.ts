/** What a reading cannot be asked without, by its path. */
export const CONSULTAS_OBLIGATORIAS: Readonly<Record<string, string>> = {
  '/actividad': 'pagina=1',
  '/auth/permission': 'role=CONSULTA',
  '/storage/download-url': 'path=formatos/acta.pdf',
  '/mensualidades/resumen': 'periodo=2026-11',
  '/arqueos': 'desde=2026-11-01&hasta=2026-11-30',
  '/recaudo': 'desde=2026-11-01&hasta=2026-11-30',
  '/estancias/movimientos': 'desde=2026-01-10&hasta=2026-01-10',
  '/novedades': `desde=${new Date(Date.now() - 3_600_000).toISOString()}`,
};
