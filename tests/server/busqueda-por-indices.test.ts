import { MOTORES } from '@tests/server/apoyo/motores';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FiltroParticipantes,
  leerBusquedaDeParticipantes,
} from '@/domain/participantes/criterios-participantes';
import type { Alcance } from '@/domain/shared/busqueda/voz';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { escribirConsulta, preguntar } from '@/infrastructure/postgres/base-datos/consulta-escrita';
import { elegirParticipantes } from '@/infrastructure/postgres/participantes/elegir-participantes';
import { filtroParticipantes } from '@/infrastructure/postgres/participantes/filtro-participantes';
import { separarCriterios } from '@/infrastructure/postgres/participantes/separar-criterios';
import { totalParticipantes } from '@/infrastructure/postgres/participantes/total-participantes';

const SIEMBRA = `
  insert into participantes (nombre, telefono, creado_en, actualizado_en)
    select case when n % 20 = 0 then 'Diego' else 'Ana' end || ' ' || md5(n::text), '3001234567', now(), now()
    from generate_series(1, 4000) n;
  update participantes set estado = 'CON_PERMISO', regreso_previsto = date '2026-11-22' + (id % 3)::int - 1
    where id % 400 = 0;
  select gin_clean_pending_list('participantes_sin_inicial');
  insert into acudientes (id_participante, numero_documento, nombres, apellidos, creado_en, actualizado_en)
    select id, id::text, 'Rosa', md5(id::text), now(), now() from participantes;
  select gin_clean_pending_list('participantes_busqueda'), gin_clean_pending_list('acudientes_busqueda');
  analyze participantes, acudientes;`;

describe.each(MOTORES)('buscar por los índices sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrir();
    await base.ejecutarGuion(SIEMBRA);
  });
  afterAll(() => base.cerrar());

  const elegir = (
    buscar: string,
    orden: string,
    { alcance = 'PROPIO', ...criterios }: FiltroParticipantes & { alcance?: Alcance } = {},
  ) => {
    const { forma, valores } = separarCriterios(
      { ...criterios, orden, pagina: 1, limite: 10 },
      '2026-11-22',
      leerBusquedaDeParticipantes(buscar),
      alcance,
    );
    const filtro = filtroParticipantes(forma);
    return { valores, elegidos: elegirParticipantes(forma, filtro, totalParticipantes(forma, filtro)) };
  };

  // With so few people, reading them all would be as good.
  const preguntarPor = (texto: SQL, valores: Record<string, unknown>): Promise<string> =>
    base.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return preguntar(tx, escribirConsulta(texto), valores, (filas) => filas.join('\n'));
    });

  it.each([
    ['nombre', 'Index Only Scan'],
    ['-nombre', 'Index Only Scan Backward'],
  ])('por %s, la página sale de los nombres y lo demás de su índice', async (orden, lectura) => {
    const { valores, elegidos } = elegir('diego', orden);
    const plan = await preguntarPor(sql`explain ${elegidos}`, valores);
    expect(plan).toContain(`${lectura} using participantes_por_nombre on`);
    expect(plan).toContain('Bitmap Index Scan on participantes_sin_inicial');
    expect(await preguntarPor(sql`select distinct total from (${elegidos}) e`, valores)).toBe('200');
  });

  it.each(['rosa diego', 'CC 1.020.304.050', '+57 300 123 4567'])(
    'quien busca %j a alguien lo halla por los índices de la persona y de sus acudientes',
    async (buscar) => {
      const { valores, elegidos } = elegir(buscar, 'nombre', { alcance: 'AJENO' });
      const plan = await preguntarPor(sql`explain ${elegidos}`, valores);
      expect(plan).toContain('Bitmap Index Scan on participantes_busqueda');
      expect(plan).toContain('Bitmap Index Scan on acudientes_busqueda');
      expect(plan).not.toContain('Seq Scan');
    },
  );

  it.each(['VENCIDO', 'HOY'] as const)(
    'quien está de permiso, %s, sale del índice de los regresos',
    async (permiso) => {
      const { valores, elegidos } = elegir('', 'nombre', { permiso });
      const plan = await preguntarPor(sql`explain ${elegidos}`, valores);
      expect(plan).toContain('participantes_por_regreso');
      expect(
        Number(await preguntarPor(sql`select distinct total from (${elegidos}) e`, valores)),
      ).toBeGreaterThan(0);
    },
  );
});
