import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { fabricarParticipante, fabricarSede } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorSinEspacio } from '@/domain/shared/errores/errores-comunes';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { conEspacio } from '@/infrastructure/postgres/base-datos/con-espacio';

const MENSAJE = 'No queda espacio en el disco: se puede consultar, pero no guardar. Avise al administrador';
const PERSONA = { nombre: 'Persona nueva', telefono: '3001234567' };

describe('queda poco disco, o nada', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  const falta = { reserva: false, piso: false };
  let adelanto = 0;

  const exigir = (cual: keyof typeof falta) => (): void => {
    if (falta[cual]) throw errorSinEspacio();
  };

  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    servidor = await crearServidorDePrueba({
      db: conEspacio(base.db, exigir('piso')),
      exigirEspacio: exigir('reserva'),
      reloj: { ahora: () => new Date(Date.now() + adelanto) },
    });
    await fabricarSede(servidor);
    await fabricarParticipante(servidor);
  });
  beforeEach(() => Object.assign(falta, { reserva: false, piso: false }));
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const pedir = (linea: string, cuerpo?: unknown) =>
    llamar(servidor, linea, { token: servidor.tokenAdmin, cuerpo });
  const rechazo = async (linea: string, cuerpo?: unknown): Promise<void> => {
    const { estado, cuerpo: leido, cabeceras } = await pedir(linea, cuerpo);
    expect([linea, estado, leido.error]).toEqual([linea, 507, { codigo: 'NO_DISPONIBLE', message: MENSAJE }]);
    expect(cabeceras.get('retry-after')).not.toBeNull();
  };

  it('con la reserva no se recibe nada nuevo; se consulta, se entra y se elimina', async () => {
    falta.reserva = true;
    await rechazo('POST /dashboard-api/participantes', PERSONA);
    await rechazo('PUT /dashboard-api/participantes/1', { nombre: 'Otro nombre' });
    await rechazo('POST /dashboard-api/visitor-count', { count: 1, timestamp: '2026-11-21T10:00:00Z' });
    expect((await pedir('GET /dashboard-api/participantes')).estado).toBe(200);
    expect((await pedir('GET /dashboard-api/participantes/1')).estado).toBe(200);
    expect((await pedir('POST /auth-api/auth/login', ADMIN)).estado).toBe(200);
    expect((await pedir('DELETE /dashboard-api/sedes/1')).estado).toBe(204);
    expect((await pedir('POST /dashboard-api/storage/delete-url', { path: 'nada.pdf' })).estado).not.toBe(
      507,
    );
  });

  it('quien no puede escribir sigue recibiendo que no puede, y no que falta disco', async () => {
    falta.reserva = true;
    const { estado } = await llamar(servidor, 'POST /dashboard-api/participantes', { cuerpo: PERSONA });
    expect(estado).toBe(401);
  });

  it('sin reserva las listas se leen, también cuando toca anotar el uso de la sesión', async () => {
    Object.assign(falta, { reserva: true, piso: true });
    adelanto += 5 * 60_000;
    expect((await pedir('GET /dashboard-api/participantes')).estado).toBe(200);
    expect((await pedir('GET /dashboard-api/dashboard/stats')).estado).toBe(200);
    await rechazo('POST /dashboard-api/participantes', PERSONA);
    await rechazo('POST /auth-api/auth/login', ADMIN);
    // The record of who read it cannot be kept, so it is not read.
    await rechazo('GET /dashboard-api/participantes/1');
  });

  it('cuando vuelve a haber espacio, sigue solo', async () => {
    falta.piso = true;
    await rechazo('DELETE /dashboard-api/participantes/1');
    falta.piso = false;
    expect((await pedir('POST /dashboard-api/participantes', PERSONA)).estado).toBe(201);
  });
});
