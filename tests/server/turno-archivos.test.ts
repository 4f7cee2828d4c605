import { MOTORES } from '@tests/server/apoyo/motores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresTurnoArchivos } from '@/infrastructure/postgres/archivos/postgres-turno-archivos';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

describe.each(MOTORES.filter(({ nombre }) => nombre === 'PostgreSQL'))(
  'el turno de los archivos entre procesos, sobre $nombre',
  ({ abrir }) => {
    let base: BaseDatosAbierta;
    beforeAll(async () => {
      base = await abrir();
    });
    afterAll(() => base.cerrar());

    it('de dos que miran y escriben, el segundo ve lo que dejó el primero; un fallo lo suelta', async () => {
      const procesos = [postgresTurnoArchivos(base.db), postgresTurnoArchivos(base.db)];
      let [dentro, guardado] = [0, 0];
      const sumar = async () => {
        dentro += 1;
        const leido = guardado;
        await base.ejecutarGuion('select pg_sleep(0.005)');
        expect(dentro).toBe(1);
        guardado = leido + 1;
        dentro -= 1;
      };
      await expect(procesos[0]?.(() => Promise.reject(new Error('corte')))).rejects.toThrow('corte');
      await Promise.all(Array.from({ length: 30 }, (_, i) => procesos[i % 2]?.(sumar)));
      expect(guardado).toBe(30);
    });
  },
);
