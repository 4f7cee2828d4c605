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
      update abonos set recibo = null;
      insert into pagos (recibo, fecha, valor, medio, participante_id, registrado_en)
        select 4, a.fecha, a.valor, 'EFECTIVO', m.participante_id, now()
        from abonos a join mensualidades m on m.id = a.mensualidad_id where a.id = 4;
      update abonos set recibo = 4, pago_id = (select id from pagos) where id in (4, 5);
      update abonos set recibo = case when id < 4 then id when id < 9 then id - 1 else 8 end where id not in (4, 5);
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
