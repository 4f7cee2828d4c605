import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { MOTORES } from '@tests/server/apoyo/motores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';

const CONTADAS = [
  { tabla: 'participantes', por: 'estado, sede_id, area, programa' },
  { tabla: 'acudientes', por: 'parentesco, estado' },
  { tabla: 'mensualidades', por: 'periodo, estado, concepto' },
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
    select id, 100, '2026-0' || (id % 3 + 1), now(), now() from participantes;`;

const CAMBIOS = `
  update participantes set estado = 'CON_PERMISO', archivado_en = now() where id in (3, 6);
  update participantes set telefono = '3007654321' where id = 1;
  update acudientes set estado = 'INACTIVO' where id < 4;
  update mensualidades set estado = 'ANULADA' where id > 9;
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

  const contados = ({ tabla, por }: (typeof CONTADAS)[number]) =>
    consultar(
      base.db,
      sql.raw(`select archivado, ${por}, sum(cantidad)::int as cantidad from conteo_${tabla}
        group by archivado, ${por} having sum(cantidad) <> 0 order by archivado, ${por}`),
    );
  const leidos = ({ tabla, por }: (typeof CONTADAS)[number]) =>
    consultar(
      base.db,
      sql.raw(`select archivado_en is not null as archivado, ${por}, count(*)::int as cantidad from ${tabla}
        group by 1, ${por} order by 1, ${por}`),
    );
  const exigirIguales = async () => {
    for (const contada of CONTADAS)
      expect(await contados(contada), contada.tabla).toEqual(await leidos(contada));
  };

  it('dicen lo mismo que contar las filas, tras crear, cambiar y borrar', async () => {
    await base.ejecutarGuion(SIEMBRA);
    await exigirIguales();
    await base.ejecutarGuion(CAMBIOS);
    await exigirIguales();
    expect(await leidos(CONTADAS[0])).not.toEqual([]);
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
    for (const { tabla, por } of CONTADAS) {
      const repetidas = await consultar(
        base.db,
        sql.raw(`select 1 from conteo_${tabla} group by archivado, ${por} having count(*) > 1`),
      );
      expect(repetidas).toEqual([]);
    }
  });

  it('vaciar las tablas vacía sus conteos', async () => {
    await base.ejecutarGuion(SIEMBRA);
    await vaciar(base);
    for (const contada of CONTADAS) expect(await contados(contada)).toEqual([]);
  });
});
