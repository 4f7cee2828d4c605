import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { MOTORES } from '@tests/server/apoyo/motores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { compactarConteos } from '@/infrastructure/postgres/shared/compactar-conteos';

const CONTADAS = [
  { tabla: 'participantes', por: 'estado, sede_id, area, programa', baja: 'archivado' },
  { tabla: 'acudientes', por: 'parentesco, estado', baja: 'archivado' },
  { tabla: 'mensualidades', por: 'periodo, estado, concepto, sede_id', baja: 'archivado' },
  { tabla: 'abonos', por: 'medio', baja: 'anulado' },
] as const;

const SIEMBRA = `
  insert into sedes (nombre, direccion, creado_en, actualizado_en) values ('Bello', 'Calle 1', now(), now());
  insert into participantes (nombre, telefono, estado, area, sede_id, creado_en, actualizado_en)
    select 'Persona ' || n, '3001234567', case when n % 3 = 0 then 'ACTIVO' else 'PREINGRESO' end,
      case when n % 2 = 0 then 'HOMBRES' end, case when n % 2 = 0 then 1 end, now(), now()
    from generate_series(1, 12) n;
  insert into acudientes (id_participante, numero_documento, nombres, apellidos, parentesco, creado_en, actualizado_en)
    select id, 'D' || id, 'Ana', 'Gil', case when id % 2 = 0 then 'MADRE' end, now(), now() from participantes;
  insert into mensualidades (participante_id, valor, periodo, creado_en, actualizado_en)
    select id, 100, '2026-0' || (id % 3 + 1), now(), now() from participantes;
  insert into sedes (nombre, direccion, creado_en, actualizado_en) values ('Apartadó', 'Calle 2', now(), now());
  insert into abonos (mensualidad_id, fecha, valor, medio)
    select id, '2026-03-01', 10, case when id % 2 = 0 then 'NEQUI' else 'EFECTIVO' end from mensualidades where id < 9;`;

const CAMBIOS = `
  update participantes set estado = 'CON_PERMISO', archivado_en = now() where id in (3, 6);
  update participantes set telefono = '3007654321' where id = 1;
  update acudientes set estado = 'INACTIVO' where id < 4;
  update participantes set sede_id = 2 where id in (2, 3);
  update participantes set sede_id = null where id = 4;
  update mensualidades set estado = 'ANULADA' where id > 9;
  update mensualidades set participante_id = 3 where id = 5;
  update abonos set anulado_en = now() where id < 4;
  update abonos set medio = 'BRE_B' where id = 6;
  delete from abonos where id = 7;
  delete from mensualidades where participante_id = 12;
  delete from acudientes where id_participante = 12;
  delete from participantes where id = 12;`;

describe.each(MOTORES)('conteos guardados sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrir();
  });
  beforeEach(() => vaciar(base));
  afterAll(() => base.cerrar());

  const contados = ({ tabla, por, baja }: (typeof CONTADAS)[number]) =>
    consultar(
      base.db,
      sql.raw(`select ${baja}, ${por}, sum(cantidad)::int as cantidad from conteo_${tabla}
        group by ${baja}, ${por} having sum(cantidad) <> 0 order by ${baja}, ${por}`),
    );
  const leidos = ({ tabla, por, baja }: (typeof CONTADAS)[number]) =>
    consultar(
      base.db,
      sql.raw(`select ${baja}_en is not null as ${baja}, ${por}, count(*)::int as cantidad from ${tabla}
        group by 1, ${por} order by 1, ${por}`),
    );
  const exigirIguales = async () => {
    for (const contada of CONTADAS)
      expect(await contados(contada), contada.tabla).toEqual(await leidos(contada));
  };

  const exigirEnSuSede = async () => {
    const fuera = await consultar(
      base.db,
      sql`select m.id from mensualidades m join participantes p on p.id = m.participante_id
          where m.sede_id is distinct from p.sede_id`,
    );
    expect(fuera).toEqual([]);
  };

  it('dicen lo mismo que contar las filas, tras crear, cambiar y borrar', async () => {
    await base.ejecutarGuion(SIEMBRA);
    await exigirIguales();
    await base.ejecutarGuion(CAMBIOS);
    await exigirIguales();
    expect(await leidos(CONTADAS[0])).not.toEqual([]);
  });

  it('cada mensualidad va con su persona de una sede a otra', async () => {
    await base.ejecutarGuion(`${SIEMBRA} ${CAMBIOS}`);
    await exigirEnSuSede();
    expect(await consultar(base.db, sql`select 1 from mensualidades where sede_id = 2`)).not.toEqual([]);
  });

  it('quien se traslada mientras le cobran no deja mensualidades en la otra sede', async () => {
    await base.ejecutarGuion(SIEMBRA);
    const orden = (texto: string) => base.db.execute(sql.raw(texto));
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2 === 0
          ? orden(`update participantes set sede_id = ${[1, 2, 'null'][n % 3]} where id = 2`)
          : orden(`insert into mensualidades (participante_id, valor, periodo, creado_en, actualizado_en)
              values (2, 100, '2025-${String(n).padStart(2, '0')}', now(), now())`),
      ),
    );
    await exigirIguales();
    await exigirEnSuSede();
  });

  it('lo que se deshace no cuenta', async () => {
    await base.ejecutarGuion(SIEMBRA);
    await expect(base.ejecutarGuion(`${CAMBIOS} select 1 / 0;`)).rejects.toThrow();
    await exigirIguales();
  });

  it('compactar deja una fila por clase y los mismos totales', async () => {
    await base.ejecutarGuion(`${SIEMBRA} ${CAMBIOS}`);
    const antes = await Promise.all(CONTADAS.map(contados));
    await base.ejecutarGuion('select compactar_conteos()');
    expect(await Promise.all(CONTADAS.map(contados))).toEqual(antes);
    for (const { tabla, por, baja } of CONTADAS) {
      const repetidas = await consultar(
        base.db,
        sql.raw(`select 1 from conteo_${tabla} group by ${baja}, ${por} having count(*) > 1`),
      );
      expect(repetidas).toEqual([]);
    }
  });

  it('se compactan cuando sobran muchas diferencias, y no por unas pocas', async () => {
    const cuantas = async () =>
      Number(
        (await consultar<{ n: number | string }>(base.db, sql`select count(*) as n from conteo_abonos`))[0]
          ?.n,
      );
    const repetir = (veces: number) =>
      base.ejecutarGuion(
        `insert into conteo_abonos select true, 'NEQUI', 1 from generate_series(1, ${veces})`,
      );
    await repetir(1_001);
    await compactarConteos(base.db);
    expect(await cuantas()).toBe(1_001);
    await repetir(1);
    await compactarConteos(base.db);
    expect(await consultar(base.db, sql`select medio, cantidad::int from conteo_abonos`)).toEqual([
      { medio: 'NEQUI', cantidad: 1_002 },
    ]);
  });

  it('vaciar las tablas vacía sus conteos', async () => {
    await base.ejecutarGuion(SIEMBRA);
    await vaciar(base);
    for (const contada of CONTADAS) expect(await contados(contada)).toEqual([]);
  });
});
