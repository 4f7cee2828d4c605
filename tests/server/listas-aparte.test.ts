import { setTimeout as pausa } from 'node:timers/promises';
import { fabricarParticipante, fabricarSede } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LISTAS = [
  'participantes?pagina=1&buscar=ana',
  'acudientes',
  'acudientes?pagina=1&buscar=ana',
  'cartera?buscar=ana',
];

describe.runIf(hayPostgres())('una lista que tarda', () => {
  let base: PostgresDePrueba;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrirPostgresDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db, listas: base.listas });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const pedir = (linea: string, token = servidor.tokenAdmin) => llamar(servidor, linea, { token });

  it('se deja a los tres segundos, con 503 en español, y mientras tanto lo demás se atiende', async () => {
    await fabricarParticipante(servidor);
    const sede = await fabricarSede(servidor);
    // As a question that the database cannot answer soon.
    await base.db.transaction(async (tx) => {
      await tx.execute(sql`lock table acudientes in access exclusive mode`);
      const inicio = performance.now();
      const pedidas = Promise.all(
        // Nobody has more than three heavy ones at once.
        LISTAS.map((lista, i) =>
          pedir(`GET /dashboard-api/${lista}`, i < 2 ? servidor.tokenAdmin : servidor.tokenConsulta),
        ),
      );
      await pausa(200);
      const durante = Array.from({ length: 20 }, () => pedir('GET /auth-api/auth/permission?role=CONSULTA'));
      for (const { estado } of await Promise.all(durante)) expect(estado).toBe(200);
      expect((await pedir(`GET /dashboard-api/formatos`)).estado).toBe(200);
      await fabricarSede(servidor, { nombre: `Otra que ${sede.nombre}` });
      for (const [i, { estado, cuerpo, cabeceras }] of (await pedidas).entries()) {
        expect([LISTAS[i], estado]).toEqual([LISTAS[i], 503]);
        expect(cuerpo.message).toBe(
          'La consulta tardó demasiado. Pida menos a la vez, o intente de nuevo en un momento',
        );
        expect(cabeceras.get('retry-after')).not.toBeNull();
      }
      const ms = performance.now() - inicio;
      expect(ms).toBeGreaterThan(2_500);
      // Everything else is left after fifteen.
      expect(ms).toBeLessThan(12_000);
    });
    expect((await pedir('GET /dashboard-api/participantes')).cuerpo.data).toHaveLength(1);
  });
});
