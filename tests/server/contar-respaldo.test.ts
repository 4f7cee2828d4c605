import { expect, it } from 'vitest';
import type { ArchivoNombrado } from '@/domain/respaldos/archivos-nombrados';
import { contarRespaldo } from '@/server/consola/contar';

const contar = (faltan: readonly ArchivoNombrado[] = []): string[] =>
  contarRespaldo({
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
    faltan,
  });

it('dice cuándo se hizo y hasta cuándo puede existir en hora de Colombia, como el panel', () => {
  const dicho = contar().join('\n');
  expect(dicho).toContain('Hecho el vie 27 nov 2026, 20:03 (hora de Colombia) con la versión 0.2.0');
  expect(dicho).toContain('Debe destruirse después del jue 25 feb 2027, 20:03');
  expect(dicho).not.toContain('Z');
});

const papel = (n: number): ArchivoNombrado => ({
  participante_id: String(n),
  codigo: 'CARTA',
  archivo: `formatos/participantes/${n}/pdf/carta.pdf`,
});

it('nombra los papeles firmados cuyo archivo no está, sin llenar la pantalla', () => {
  expect(contar().join('\n')).not.toContain('Falta');
  const uno = contar([papel(1)]).join('\n');
  expect(uno).toContain(
    'Falta 1 archivo que una ficha nombra: el respaldo sirve, pero ese papel firmado no está en él.',
  );
  expect(uno).toContain('participante 1, CARTA: formatos/participantes/1/pdf/carta.pdf');
  const muchos = contar(Array.from({ length: 25 }, (_, n) => papel(n + 1)));
  expect(muchos.join('\n')).toContain(
    'Faltan 25 archivos que las fichas nombran: el respaldo sirve, pero esos papeles firmados no están en él.',
  );
  expect(muchos.filter((linea) => linea.includes('carta.pdf'))).toHaveLength(20);
  expect(muchos.at(-2)).toContain('… y 5 más');
});
