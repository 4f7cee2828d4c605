import { fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar, type RespuestaLeida } from '@tests/server/apoyo/llamar';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const PESADAS = [
  'participantes',
  'participantes?buscar=ana&pagina=1',
  'participantes?pagina=1&limite=200',
  'acudientes',
  'cartera',
  'participantes/1/estado-de-cuenta.pdf',
];

describe.runIf(hayPostgres())('lo que una persona pide a la vez', () => {
  let base: PostgresDePrueba;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrirPostgresDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db, listas: base.listas });
    await fabricarParticipante(servidor);
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const pedir = (ruta: string, token = servidor.tokenConsulta) =>
    llamar(servidor, `GET /dashboard-api/${ruta}`, { token });
  /** With the lists stopped until it ends. */
  const conListasDetenidas = (hacer: () => Promise<void>) =>
    base.db.transaction(async (tx) => {
      await tx.execute(sql`lock table acudientes in access exclusive mode`);
      await hacer();
    });
  const enEspera = async () =>
    (await consultar(base.db, sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length;
  const estados = (respuestas: readonly RespuestaLeida[]) => respuestas.map(({ estado }) => estado);

  it('de lo pesado, a lo sumo tres; lo que no alcanza turno recibe 429 con Retry-After', async () => {
    let detenidas: Promise<RespuestaLeida[]> = Promise.resolve([]);
    await conListasDetenidas(async () => {
      detenidas = Promise.all(Array.from({ length: 3 }, () => pedir('acudientes')));
      await expect.poll(enEspera).toBe(3);
      for (const respuesta of await Promise.all(PESADAS.map((ruta) => pedir(ruta)))) {
        expect(respuesta.estado).toBe(429);
        expect(respuesta.cuerpo.message).toBe('Demasiadas solicitudes: espere un momento e intente de nuevo');
        expect(Number(respuesta.cabeceras.get('retry-after'))).toBeGreaterThan(0);
      }
      // Neither what is light nor anybody else waits for them.
      expect((await pedir('mensualidades?pagina=1')).estado).toBe(200);
      expect((await pedir('recaudo/tendencia', servidor.tokenAdmin)).estado).toBe(200);
    });
    await detenidas;
    expect((await pedir('acudientes')).estado).toBe(200);
  });

  it('quien cuelga no gana turnos: lo que dejó andando cuenta hasta que termine', async () => {
    const colgar = new AbortController();
    await conListasDetenidas(async () => {
      const colgadas = Array.from({ length: 3 }, () =>
        fetch(`${servidor.url}/dashboard-api/acudientes`, {
          headers: { authorization: `Bearer ${servidor.tokenConsulta}` },
          signal: colgar.signal,
        }).catch(() => null),
      );
      await expect.poll(enEspera).toBe(3);
      colgar.abort();
      await Promise.all(colgadas);
      expect((await pedir('participantes')).estado).toBe(429);
    });
    await expect.poll(async () => (await pedir('participantes')).estado).toBe(200);
  });

  it('una ráfaga corta, como la de una pantalla, cabe en la fila', async () => {
    const rafaga = await Promise.all(Array.from({ length: 6 }, () => pedir('dashboard/resumen')));
    expect(new Set(estados(rafaga))).toEqual(new Set([200]));
  });
});
