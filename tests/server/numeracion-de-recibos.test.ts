import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { poblar } from '@tests/server/apoyo/servidor-con-datos';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

describe('un recibo que se saca de la base se nota', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db });
    await poblar(base, 9);
    // Numbered from 1 to 8 in two pieces: two abonos share the fourth, and the last one is of before there were receipts.
    await base.ejecutarGuion(`
      alter table abonos drop constraint if exists abonos_recibo_key;
      update abonos set recibo = case when id < 5 then id when id < 9 then id - 1 end;
      update abonos set recibo = 8 where id = 9;
      insert into contadores (nombre, valor) values ('recibo', 8) on conflict (nombre) do update set valor = 8;`);
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });
  const numeracion = async () =>
    (await llamar(servidor, 'GET /dashboard-api/abonos/numeracion', { token: servidor.tokenAdmin })).cuerpo;

  it('con dos abonos de un mismo recibo no falta ninguno', async () => {
    expect(await numeracion()).toEqual({ hasta: 8, faltan: 0, huecos: [] });
  });

  it('si queda un abono de un recibo, el recibo está', async () => {
    await base.ejecutarGuion('delete from abonos where id = 5');
    expect(await numeracion()).toEqual({ hasta: 8, faltan: 0, huecos: [] });
  });

  it('se nombran el primero, los de en medio y también el último, que ya no está para decirlo', async () => {
    await base.ejecutarGuion('delete from abonos where recibo in (1, 5, 6, 8)');
    expect(await numeracion()).toEqual({
      hasta: 8,
      faltan: 4,
      huecos: [
        { desde: 1, hasta: 1 },
        { desde: 5, hasta: 6 },
        { desde: 8, hasta: 8 },
      ],
    });
  });
});
