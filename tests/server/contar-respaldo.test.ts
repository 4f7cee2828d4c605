import { expect, it } from 'vitest';
import { contarRespaldo } from '@/server/consola/contar';

it('dice cuándo se hizo y hasta cuándo puede existir en hora de Colombia, como el panel', () => {
  const dicho = contarRespaldo({
    manifiesto: {
      formato: 2,
      producto: 'fundacion',
      version: '0.2.0',
      creado_en: '2026-11-28T01:03:09.933Z',
      conservar_hasta: '2027-02-26T01:03:09.933Z',
      motor: 'PostgreSQL 17',
      migraciones: ['0001_inicial'],
      tablas: [],
      tablas_sin_filas: [],
      secuencias: [],
      carpetas: [],
      partes: [],
    },
    procedencia: { firma: 'SIN_FIRMA' },
  }).join('\n');
  expect(dicho).toContain('Hecho el vie 27 nov 2026, 20:03 (hora de Colombia) con la versión 0.2.0');
  expect(dicho).toContain('Debe destruirse después del jue 25 feb 2027, 20:03');
  expect(dicho).not.toContain('Z');
});
