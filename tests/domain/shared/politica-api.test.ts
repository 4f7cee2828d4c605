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

/** What this product adds to it, storage included. */
const DEL_PRODUCTO = [
  'auth POST /auth/reset-password/confirm PUBLICO',
  'auth POST /auth/primer-administrador PUBLICO',
  'auth POST /auth/logout/pendiente PUBLICO',
  'auth PUT /auth/password CONSULTA',
  'auth GET /auth/sesiones CONSULTA',
  'auth POST /auth/sesiones/cerrar CONSULTA',
  'auth GET /auth/clave-borradores CONSULTA',
  'auth GET /openapi.json ADMINISTRADOR',
  'dashboard GET /openapi.json ADMINISTRADOR',
  'dashboard GET /dashboard/resumen CONSULTA',
  `dashboard POST /usuarios/{id}/contrasena-provisional ${ADMIN}`,
  `dashboard POST /participantes/importar ${ADMIN}`,
  `dashboard GET /participantes/fotos ${ADMIN}`,
  `dashboard GET /participantes/{id}/foto ${ADMIN}`,
  `dashboard PUT /participantes/{id}/foto ${ADMIN}`,
  `dashboard DELETE /participantes/{id}/foto ${ADMIN}`,
  'dashboard GET /participantes/{id}/papeles CONSULTA',
  `dashboard PUT /participantes/{id}/papeles/{codigo} ${ADMIN}`,
  `dashboard DELETE /participantes/{id}/papeles/{codigo} ${ADMIN}`,
  'dashboard GET /participantes/{id} CONSULTA',
  'dashboard GET /participantes/{id}/estancias CONSULTA',
  'dashboard GET /sedes/ocupacion CONSULTA',
  'dashboard GET /estancias/movimientos CONSULTA',
  'dashboard GET /novedades CONSULTA',
  'dashboard GET /participantes/{id}/novedades CONSULTA',
  `dashboard POST /participantes/{id}/novedades ${ADMIN}`,
  `dashboard POST /estancias/{id}/eventos ${ADMIN}`,
  `dashboard PUT /estancias/{id}/eventos/{evento} ${ADMIN}`,
  'dashboard GET /mensualidades/{id} CONSULTA',
  `dashboard POST /mensualidades/generar ${ADMIN}`,
  `dashboard POST /mensualidades/{id}/abonos ${ADMIN}`,
  `dashboard POST /mensualidades/{id}/abonos/{abono}/anular ${ADMIN}`,
  `dashboard POST /mensualidades/{id}/abonos/{abono}/sede ${ADMIN}`,
  'dashboard GET /mensualidades/{id}/abonos/{abono}/recibo CONSULTA',
  'dashboard GET /mensualidades/{id}/abonos/{abono}/recibo.pdf CONSULTA',
  'dashboard GET /participantes/{id}/estado-de-cuenta CONSULTA',
  'dashboard GET /participantes/{id}/estado-de-cuenta.pdf CONSULTA',
  'dashboard GET /pagadores/{clave}/estado-de-cuenta CONSULTA',
  'dashboard GET /pagadores/{clave}/estado-de-cuenta.pdf CONSULTA',
  'dashboard GET /pagadores/{clave}/saldo-a-favor CONSULTA',
  `dashboard POST /pagadores/{clave}/devoluciones ${ADMIN}`,
  `dashboard POST /pagadores/{clave}/devoluciones/{devolucion}/anular ${ADMIN}`,
  `dashboard POST /pagadores/{clave}/devoluciones/{devolucion}/sede ${ADMIN}`,
  `dashboard GET /pagadores/{clave}/enlaces ${ADMIN}`,
  `dashboard POST /pagadores/{clave}/enlaces ${ADMIN}`,
  `dashboard POST /enlaces/{id}/revocar ${ADMIN}`,
  `dashboard POST /mensualidades/{id}/saldo-a-favor ${ADMIN}`,
  'dashboard GET /cobranza/recordatorios CONSULTA',
  'dashboard GET /pagadores/{clave}/gestiones CONSULTA',
  `dashboard POST /pagadores/{clave}/gestiones ${ADMIN}`,
  'dashboard GET /pagadores/{clave}/canal-de-cobro CONSULTA',
  `dashboard PUT /pagadores/{clave}/canal-de-cobro ${ADMIN}`,
  `dashboard POST /mensualidades/{id}/ajustes ${ADMIN}`,
  'dashboard GET /mensualidades/resumen CONSULTA',
  'dashboard GET /cierres CONSULTA',
  `dashboard POST /cierres ${ADMIN}`,
  `dashboard POST /cierres/{periodo}/reabrir ${ADMIN}`,
  'dashboard GET /cierres/{periodo}/informe CONSULTA',
  'dashboard GET /cierres/{periodo}/informe.pdf CONSULTA',
  'dashboard GET /arqueos CONSULTA',
  `dashboard POST /arqueos ${ADMIN}`,
  'dashboard GET /participantes/{id}/paquete-de-ingreso.pdf CONSULTA',
  'dashboard GET /participantes/{id}/formatos/{formato}/documento.pdf CONSULTA',
  'dashboard GET /abonos CONSULTA',
  'dashboard GET /abonos/suma CONSULTA',
  'dashboard GET /abonos/numeracion CONSULTA',
  'dashboard GET /abonos/registradores CONSULTA',
  `dashboard POST /pagadores/{clave}/pagos ${ADMIN}`,
  'dashboard GET /pagos/{id} CONSULTA',
  `dashboard POST /pagos/{id}/anular ${ADMIN}`,
  'dashboard GET /pagos/{id}/recibo CONSULTA',
  'dashboard GET /pagos/{id}/recibo.pdf CONSULTA',
  'dashboard GET /cartera CONSULTA',
  'dashboard GET /recaudo CONSULTA',
  'dashboard GET /recaudo/tendencia CONSULTA',
  'dashboard GET /sedes/{id} CONSULTA',
  'dashboard GET /acudientes/{id} CONSULTA',
  'dashboard GET /actividad CONSULTA',
  `dashboard GET /actividad/integridad ${ADMIN}`,
  'dashboard POST /actividad/exportaciones CONSULTA',
  `dashboard GET /revision ${ADMIN}`,
  `dashboard PUT /revision/decisiones ${ADMIN}`,
  `dashboard GET /sistema ${ADMIN}`,
  `dashboard POST /sistema/ensayo ${ADMIN}`,
  `dashboard POST /sistema/correo ${ADMIN}`,
  'dashboard GET /sistema/ejemplos CONSULTA',
  `dashboard POST /sistema/ejemplos ${ADMIN}`,
  `dashboard DELETE /sistema/ejemplos ${ADMIN}`,
  'dashboard GET /configuracion CONSULTA',
  `dashboard PUT /configuracion ${ADMIN}`,
  `dashboard PUT /configuracion/logo ${ADMIN}`,
  `dashboard DELETE /configuracion/logo ${ADMIN}`,
  'dashboard GET /configuracion/publica PUBLICO',
  `dashboard GET /sitio ${ADMIN}`,
  `dashboard PUT /sitio/borrador ${ADMIN}`,
  `dashboard GET /sitio/publicaciones ${ADMIN}`,
  `dashboard POST /sitio/publicaciones ${ADMIN}`,
  `dashboard POST /sitio/publicaciones/{numero}/volver ${ADMIN}`,
  `dashboard POST /sitio/fotos ${ADMIN}`,
  `dashboard POST /sitio/vistas-previas ${ADMIN}`,
  'dashboard GET /sitio/publico PUBLICO',
  'dashboard GET /formatos CONSULTA',
  `dashboard POST /formatos ${ADMIN}`,
  'dashboard GET /formatos/{id} CONSULTA',
  `dashboard PUT /formatos/{id} ${ADMIN}`,
  `dashboard DELETE /formatos/{id} ${ADMIN}`,
  'dashboard GET /sin-red/equipo CONSULTA',
  'dashboard GET /sin-red/copia CONSULTA',
  'dashboard GET /storage/list CONSULTA',
  'dashboard GET /storage/download-url CONSULTA',
  `dashboard POST /storage/upload-url ${ADMIN}`,
  `dashboard POST /storage/delete-url ${ADMIN}`,
  `dashboard POST /storage/create-folder ${ADMIN}`,
  `dashboard POST /storage/rename-folder ${ADMIN}`,
  `dashboard POST /storage/delete-folder ${ADMIN}`,
  `dashboard POST /storage/rename-file ${ADMIN}`,
  `dashboard POST /storage/reserve-folder ${ADMIN}`,
  `dashboard GET /storage/trash ${ADMIN}`,
  `dashboard POST /storage/trash/restore ${ADMIN}`,
  `dashboard POST /storage/trash/delete ${ADMIN}`,
  'dashboard PUT /storage/object PUBLICO',
  'dashboard GET /storage/object PUBLICO',
  'dashboard DELETE /storage/object PUBLICO',
];

const escritas = POLITICA_API.map((r) => `${r.servicio} ${r.metodo} ${r.ruta} ${r.acceso}`);

describe('política de la API (especificación §6 y §7)', () => {
  it.each(DE_LA_ESPECIFICACION)('%s', (regla) => {
    expect(escritas).toContain(regla);
  });

  it('ninguna llamada más: lo que no está escrito aquí no se sirve', () => {
    expect(escritas.toSorted()).toEqual([...DE_LA_ESPECIFICACION, ...DEL_PRODUCTO].sort());
  });

  it('a quien no alcanza para cambiar archivos se le dice con las palabras de la especificación', () => {
    const conNegativa = POLITICA_API.filter((r) => r.negativa !== undefined);
    expect(conNegativa.map((r) => r.ruta).sort()).toEqual([
      '/storage/create-folder',
      '/storage/delete-folder',
      '/storage/delete-url',
      '/storage/rename-file',
      '/storage/rename-folder',
      '/storage/reserve-folder',
      '/storage/trash',
      '/storage/trash/delete',
      '/storage/trash/restore',
      '/storage/upload-url',
    ]);
    for (const { negativa } of conNegativa) expect(negativa).toBe('Permission denied: Admin access required');
  });

  it('quien debe elegir su contraseña solo puede elegirla o salir', () => {
    const abiertas = POLITICA_API.filter((r) => r.conProvisional);
    expect(abiertas.map((r) => `${r.metodo} ${r.ruta}`)).toEqual(['POST /auth/logout', 'PUT /auth/password']);
  });

  it('ninguna llamada está dos veces', () => {
    const claves = POLITICA_API.map((r) => `${r.servicio} ${r.metodo} ${r.ruta}`);
    expect(new Set(claves).size).toBe(claves.length);
  });

  it('toda escritura del servicio del tablero es de ADMINISTRADOR, salvo contar visitas, anotar lo que se exporta y lo que lleva firma', () => {
    const abiertas = POLITICA_API.filter(
      (r) => r.servicio === 'dashboard' && r.metodo !== 'GET' && r.acceso !== ADMIN,
    );
    expect(abiertas.map((r) => `${r.metodo} ${r.ruta}`).sort()).toEqual([
      'DELETE /storage/object',
      // Of what is not a report, the call itself asks for ADMINISTRADOR.
      'POST /actividad/exportaciones',
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
