import { describe, expect, it } from 'vitest';
import { accesoPermitido, POLITICA_API } from '@/domain/shared/politica/politica-api';

const ADMIN = 'ADMINISTRADOR';

/** Specification §7, every call but storage. */
const DE_LA_ESPECIFICACION = [
  'auth POST /auth/login PUBLICO',
  'auth POST /auth/logout CONSULTA',
  'auth POST /auth/reset-password PUBLICO',
  'auth PUT /auth/profile CONSULTA',
  'auth GET /auth/permission CONSULTA',
  'auth GET /health PUBLICO',
  'dashboard GET /dashboard/stats CONSULTA',
  'dashboard GET /participantes CONSULTA',
  `dashboard POST /participantes ${ADMIN}`,
  `dashboard PUT /participantes/{id} ${ADMIN}`,
  `dashboard DELETE /participantes/{id} ${ADMIN}`,
  'dashboard GET /participantes/{id}/acudientes CONSULTA',
  'dashboard GET /mensualidades CONSULTA',
  `dashboard POST /mensualidades ${ADMIN}`,
  `dashboard PUT /mensualidades/{id} ${ADMIN}`,
  'dashboard GET /sedes CONSULTA',
  `dashboard POST /sedes ${ADMIN}`,
  `dashboard PUT /sedes/{id} ${ADMIN}`,
  `dashboard DELETE /sedes/{id} ${ADMIN}`,
  `dashboard GET /usuarios ${ADMIN}`,
  `dashboard POST /usuarios ${ADMIN}`,
  `dashboard PUT /usuarios/{id} ${ADMIN}`,
  `dashboard DELETE /usuarios/{id} ${ADMIN}`,
  'dashboard GET /acudientes CONSULTA',
  `dashboard POST /acudientes ${ADMIN}`,
  `dashboard PUT /acudientes/{id} ${ADMIN}`,
  `dashboard DELETE /acudientes/{id} ${ADMIN}`,
  'dashboard GET /health PUBLICO',
  'dashboard POST /visitor-count PUBLICO',
];

const escritas = POLITICA_API.map((r) => `${r.servicio} ${r.metodo} ${r.ruta} ${r.acceso}`);

describe('política de la API (especificación §6 y §7)', () => {
  it.each(DE_LA_ESPECIFICACION)('%s', (regla) => {
    expect(escritas).toContain(regla);
  });

  it('ninguna llamada está dos veces', () => {
    const claves = POLITICA_API.map((r) => `${r.servicio} ${r.metodo} ${r.ruta}`);
    expect(new Set(claves).size).toBe(claves.length);
  });

  it('toda escritura del servicio del tablero es de ADMINISTRADOR, salvo contar visitas y lo que lleva firma', () => {
    const abiertas = POLITICA_API.filter(
      (r) => r.servicio === 'dashboard' && r.metodo !== 'GET' && r.acceso !== ADMIN,
    );
    expect(abiertas.map((r) => `${r.metodo} ${r.ruta}`).sort()).toEqual([
      'DELETE /storage/object',
      'POST /visitor-count',
      'PUT /storage/object',
    ]);
  });

  it('las mensualidades no se borran', () => {
    expect(POLITICA_API.filter((r) => r.metodo === 'DELETE' && r.ruta.includes('mensualidades'))).toEqual([]);
  });

  it.each([
    ['PUBLICO', null, true],
    ['PUBLICO', 'CONSULTA', true],
    ['CONSULTA', null, false],
    ['CONSULTA', 'CONSULTA', true],
    ['CONSULTA', ADMIN, true],
    [ADMIN, null, false],
    [ADMIN, 'CONSULTA', false],
    [ADMIN, ADMIN, true],
  ] as const)('acceso %s con rol %s: %s', (acceso, rol, esperado) => {
    expect(accesoPermitido(acceso, rol)).toBe(esperado);
  });
});
