import { setTimeout as pausa } from 'node:timers/promises';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiciosServidor, UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import { leerLoPublicado } from '@/infrastructure/di/server/leer-lo-publicado';

let base: Awaited<ReturnType<typeof abrirPGliteDePrueba>>;
let servidor: ServidorDePrueba;
let lecturas = 0;

/** As slow as a database with much to do. */
const contando = ({ unidadDeTrabajo, ...servicios }: ServiciosServidor): ServiciosServidor => {
  const contada: UnidadDeTrabajo = {
    ...unidadDeTrabajo,
    leerSinSesion: async (trabajo) => {
      lecturas += 1;
      await pausa(100);
      return unidadDeTrabajo.leerSinSesion(trabajo);
    },
  };
  return { ...servicios, unidadDeTrabajo: contada, publicado: leerLoPublicado(contada) };
};

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db, conServicios: contando });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

const CON_CUERPO = POLITICA_API.filter(
  ({ acceso, metodo, ruta }) => acceso === 'PUBLICO' && metodo === 'POST' && ruta !== '/storage/object',
).map(({ servicio, metodo, ruta }) => `${metodo} /${servicio}-api${ruta}`);

const conClaves = (cuantas: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: cuantas }, (_, n) => [`x${n}`, 0])));

/** What anybody may send, as many times as they like: it must not cost more than it says. */
describe('lo que se recibe de quien no ha entrado', () => {
  it('incluye ingresar, restablecer, el primer administrador y el contador', () => {
    expect(CON_CUERPO.length).toBeGreaterThanOrEqual(5);
  });

  it.each(CON_CUERPO)('%s no lee un cuerpo que nadie escribiría', async (linea) => {
    const crudo = conClaves(3_000);
    expect((await llamar(servidor, linea, { crudo })).estado).toBe(413);
  });

  it.each(CON_CUERPO)('%s no responde más de lo que le mandan', async (linea) => {
    const crudo = conClaves(1_200);
    const respuesta = await llamar(servidor, linea, { crudo });
    expect(respuesta.estado).toBe(400);
    expect(respuesta.texto.length).toBeLessThan(crudo.length);
  });

  it('un correo y una contraseña tan largos como se admiten caben, escritos como sea', async () => {
    const letras = '\\u00e1'.repeat(1_000);
    const { estado } = await llamar(servidor, 'POST /auth-api/auth/login', {
      crudo: `{"email":"${letras}","password":"${letras}"}`,
    });
    expect(estado).toBe(401);
  });

  it.each(['POST /dashboard-api/nada', 'PUT /auth-api/auth/login', 'POST /', 'DELETE /nada'])(
    'lo que viene con %s, que no existe, no se lee',
    async (linea) => {
      const respuesta = await llamar(servidor, linea, { crudo: '{"esto no es":' });
      expect(respuesta.estado).toBe(404);
      expect(respuesta.cuerpo.error?.codigo).toBe('NO_ENCONTRADO');
      expect(respuesta.cabeceras.get('cache-control')).toBe('no-store');
    },
  );

  it.each([
    ['/dashboard-api/sitio/publico', 1],
    ['/dashboard-api/configuracion/publica', 2],
  ])('cincuenta que piden a la vez GET %s no son cincuenta lecturas', async (ruta, cadaVez) => {
    lecturas = 0;
    const todas = await Promise.all(Array.from({ length: 50 }, () => llamar(servidor, `GET ${ruta}`)));
    expect(todas.filter(({ estado }) => estado !== 200)).toEqual([]);
    expect(lecturas).toBeGreaterThan(0);
    expect(lecturas).toBeLessThanOrEqual(10 * cadaVez);
  });
});
