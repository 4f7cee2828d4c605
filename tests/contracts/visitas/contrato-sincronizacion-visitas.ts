import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { crearHttpSincronizacionVisitas } from '@/infrastructure/http/visitas/http-sincronizacion-visitas';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { usarMundo } from '../apoyo/mundo';
import type { AbrirMundoHttp } from '../apoyo/mundo-http';

const MOMENTO = '2026-11-21T15:00:00.000Z';

export const contratoSincronizacionVisitas = (nombre: string, crearAdaptador: AbrirMundoHttp): void => {
  describe(`SincronizacionVisitas: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const enviar = (base: string | null, count: number) =>
      crearHttpSincronizacionVisitas(base, fetch).enviar({ count, timestamp: MOMENTO });
    const guardado = async () => {
      const [fila] = await consultar<{ conteo: string }>(
        mundo().base.db,
        sql`select conteo::text from visitas`,
      );
      return Number(fila?.conteo ?? 0);
    };

    it('the service keeps what was sent, and never less', async () => {
      await enviar(mundo().direccion, 1_300);
      await enviar(mundo().direccion, 1_299);
      expect(await guardado()).toBe(1_300);
    });

    it('sends nothing while no address is set', async () => {
      const antes = await guardado();
      await enviar(null, 9_999);
      expect(await guardado()).toBe(antes);
    });

    it('rejects when the service refuses it or is away', async () => {
      await expect(enviar(mundo().direccion, -1)).rejects.toThrow();
      await expect(enviar('http://127.0.0.1:1', 1_300)).rejects.toThrow();
    });
  });
};
