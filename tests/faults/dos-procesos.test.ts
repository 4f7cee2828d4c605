import { insistir } from '@tests/faults/apoyo/insistir';
import { abrirVentanilla, CLAVE_ADMIN } from '@tests/faults/apoyo/ronda-de-muertes';
import { llamar, type RespuestaLeida } from '@tests/server/apoyo/llamar';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { carpetaTemporal, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const CLAVE_ALTA = 'alta-repartida';
const PERSONA = { nombre: 'Una sola vez', telefono: '3001234567' };

describe.skipIf(!hayPostgres())('dos procesos sobre un PostgreSQL', () => {
  const carpeta = carpetaTemporal();
  let base: PostgresDePrueba;
  let procesos: Proceso[] = [];
  let urls: string[] = [];
  let token = '';

  beforeAll(async () => {
    const construido = await servidorConstruido();
    base = await abrirPostgresDePrueba();
    const entorno = { DATABASE_URL: base.url, DATA_DIR: carpeta.ruta, ADMIN_PASSWORD: CLAVE_ADMIN };
    procesos = [new Proceso(entorno, construido), new Proceso(entorno, construido)];
    urls = await Promise.all(procesos.map((proceso) => proceso.listo()));
    ({ token } = await abrirVentanilla(async () => urls[0] as string));
  });
  afterAll(async () => {
    await Promise.all(procesos.map((proceso) => proceso.terminar()));
    await base?.cerrar();
    carpeta.borrar();
  });

  /** One to each process, in turns, all at once; who is told "not now" asks again. */
  const repartir = (
    cuantas: number,
    linea: string,
    cuerpo: (n: number) => object,
    clave?: string,
  ): Promise<RespuestaLeida[]> =>
    Promise.all(
      Array.from({ length: cuantas }, (_, n) =>
        insistir(
          { url: async () => urls[n % urls.length] as string, token },
          { linea, cuerpo: cuerpo(n), ...(clave === undefined ? {} : { clave }) },
        ),
      ),
    );
  const filas = async (tabla: string): Promise<number> => {
    const [fila] = await consultar<{ n: number | string }>(
      base.db,
      sql`select count(*) as n from ${sql.raw(tabla)}`,
    );
    return Number(fila?.n);
  };

  it('los dos arrancaron a la vez sobre una base vacía y hay un administrador', async () => {
    expect(await filas('usuarios')).toBe(1);
  });

  it('diez altas iguales a la vez dejan una fila y diez respuestas iguales', async () => {
    const respuestas = await repartir(10, 'POST /dashboard-api/participantes', () => PERSONA, CLAVE_ALTA);
    expect(respuestas.map(({ estado }) => estado)).toEqual(Array(10).fill(201));
    expect(new Set(respuestas.map(({ texto }) => texto)).size).toBe(1);
    expect(await filas('participantes')).toBe(1);
  });

  it('la misma clave con otros datos recibe 422 en cualquiera de los dos', async () => {
    const otra = { ...PERSONA, nombre: 'Con otro nombre' };
    const respuestas = await repartir(4, 'POST /dashboard-api/participantes', () => otra, CLAVE_ALTA);
    expect(respuestas.map(({ estado }) => estado)).toEqual(Array(4).fill(422));
    expect(await filas('participantes')).toBe(1);
  });

  it('de veinte cambios a la misma versión entra uno y los demás reciben 409 con lo guardado', async () => {
    const respuestas = await repartir(20, 'PUT /dashboard-api/participantes/1', (n) => ({
      observaciones: `nota ${n}`,
      version: 1,
    }));
    const entraron = respuestas.filter(({ estado }) => estado === 200);
    const viejas = respuestas.filter(({ estado }) => estado === 409);
    expect([entraron.length, viejas.length]).toEqual([1, 19]);
    for (const { cuerpo } of viejas)
      expect(cuerpo.error).toMatchObject({
        codigo: 'VERSION_OBSOLETA',
        actual: { version: 2, observaciones: entraron[0]?.cuerpo.observaciones },
      });
  });

  it('generar el mismo mes en los dos a la vez no cobra dos veces', async () => {
    await llamar({ url: urls[0] as string }, 'POST /dashboard-api/participantes', {
      token,
      cuerpo: {
        ...PERSONA,
        nombre: 'En casa',
        estado: 'ACTIVO',
        fecha_ingreso: '2026-01-01',
        valor_mensualidad: 1,
      },
    });
    const respuestas = await repartir(10, 'POST /dashboard-api/mensualidades/generar', () => ({
      periodo: '2026-10',
    }));
    expect(respuestas.map(({ estado }) => estado)).toEqual(Array(10).fill(200));
    expect(await filas('mensualidades')).toBe(1);
    const creadas = respuestas.map(({ cuerpo }) => cuerpo.creadas as number);
    expect(creadas.reduce((suma, una) => suma + una, 0)).toBe(1);
  });

  it('una sesión cerrada en uno deja de valer en el otro', async () => {
    await llamar({ url: urls[0] as string }, 'POST /auth-api/auth/logout', { token });
    const { estado } = await llamar({ url: urls[1] as string }, 'GET /dashboard-api/sedes', { token });
    expect(estado).toBe(401);
  });
});
