import { MOTORES } from '@tests/server/apoyo/motores';
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plegar } from '@/domain/shared/textos';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { migrar } from '@/infrastructure/postgres/base-datos/migrar';
import {
  actividad,
  anclasActividad,
  cadenasActividad,
  sellosActividad,
} from '@/infrastructure/postgres/esquema/actividad';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { carpetasReservadas, firmasUsadas, secretos } from '@/infrastructure/postgres/esquema/archivos';
import { arqueos, cierres } from '@/infrastructure/postgres/esquema/cierres';
import { clavesCreacion } from '@/infrastructure/postgres/esquema/claves-creacion';
import { canalesDeCobro, gestionesDeCobro } from '@/infrastructure/postgres/esquema/cobranza';
import { configuracion } from '@/infrastructure/postgres/esquema/configuracion';
import {
  conteoAbonos,
  conteoAcudientes,
  conteoMensualidades,
  conteoParticipantes,
} from '@/infrastructure/postgres/esquema/conteos';
import { decisionesRevision } from '@/infrastructure/postgres/esquema/decisiones-revision';
import { participantesDeEjemplo } from '@/infrastructure/postgres/esquema/ejemplos';
import { enlacesDeCuenta } from '@/infrastructure/postgres/esquema/enlaces-de-cuenta';
import { estancias, eventosDeEstancia } from '@/infrastructure/postgres/esquema/estancias';
import { formatos } from '@/infrastructure/postgres/esquema/formatos';
import { fotosDeParticipantes } from '@/infrastructure/postgres/esquema/fotos';
import { imagenesDelLogo } from '@/infrastructure/postgres/esquema/logo';
import {
  abonos,
  contadores,
  mensualidades,
  movimientosAFavor,
  pagos,
  recibos,
} from '@/infrastructure/postgres/esquema/mensualidades';
import { novedades } from '@/infrastructure/postgres/esquema/novedades';
import { papelesRecibidos } from '@/infrastructure/postgres/esquema/papeles';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import {
  accesosConocidos,
  intentosAcceso,
  restablecimientos,
  sesiones,
} from '@/infrastructure/postgres/esquema/sesiones';
import {
  sitio,
  sitioFotos,
  sitioFotosTamanos,
  sitioVersiones,
  sitioVistasPrevias,
} from '@/infrastructure/postgres/esquema/sitio';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { visitas } from '@/infrastructure/postgres/esquema/visitas';

const TABLAS: PgTable[] = [
  abonos,
  arqueos,
  cierres,
  accesosConocidos,
  anclasActividad,
  sellosActividad,
  cadenasActividad,
  actividad,
  acudientes,
  canalesDeCobro,
  carpetasReservadas,
  clavesCreacion,
  firmasUsadas,
  configuracion,
  imagenesDelLogo,
  contadores,
  conteoAbonos,
  conteoAcudientes,
  conteoMensualidades,
  conteoParticipantes,
  decisionesRevision,
  enlacesDeCuenta,
  estancias,
  eventosDeEstancia,
  formatos,
  fotosDeParticipantes,
  gestionesDeCobro,
  intentosAcceso,
  mensualidades,
  movimientosAFavor,
  papelesRecibidos,
  novedades,
  pagos,
  participantes,
  participantesDeEjemplo,
  recibos,
  restablecimientos,
  secretos,
  sedes,
  sesiones,
  sitio,
  sitioFotos,
  sitioFotosTamanos,
  sitioVersiones,
  sitioVistasPrevias,
  usuarios,
  visitas,
];

describe.each(MOTORES)('esquema sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrir();
  });
  afterAll(() => base.cerrar());

  it('las migraciones y las tablas del código describen las mismas columnas', async () => {
    const filas = await consultar<{ tabla: string; columna: string; obligatoria: boolean }>(
      base.db,
      sql`select table_name as tabla, column_name as columna, is_nullable = 'NO' as obligatoria
          from information_schema.columns where table_schema = 'public' and table_name <> 'migraciones'`,
    );
    const enBase = filas.map((f) => `${f.tabla}.${f.columna}${f.obligatoria ? '!' : ''}`).sort();
    const enCodigo = TABLAS.map(getTableConfig)
      .flatMap(({ name, columns }) =>
        columns.map((c) => `${name}.${c.name}${c.notNull || c.primary ? '!' : ''}`),
      )
      .sort();
    expect(enCodigo).toEqual(enBase);
  });

  it('migrar otra vez no hace nada', async () => {
    expect(await migrar(base)).toEqual([]);
  });

  it('plegar() de la base hace lo mismo que el del dominio', async () => {
    const latino = fc.string({
      unit: fc.constantFrom(...'aÁéÍöÜñÑçãÅøØßłŁœŒ Zz9-_%\t\n\u00a0\u3000ΩωЖжÝ\u0301'),
    });
    const textos = [...fc.sample(latino, { numRuns: 300, seed: 7 }), 'MUÑOZ  Pérez', 'Ñandú', 'ﬁ', '  x  '];
    const filas = await consultar<{ plegado: string }>(
      base.db,
      sql`select plegar(t) as plegado from json_array_elements_text(${JSON.stringify(textos)}::json) with ordinality as e(t, n) order by n`,
    );
    expect(filas.map(({ plegado }) => plegado)).toEqual(textos.map(plegar));
  });

  it('la búsqueda por palabras tiene su índice', async () => {
    const indices = await consultar<{ nombre: string }>(
      base.db,
      sql`select indexname as nombre from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`,
    );
    expect(indices.map(({ nombre }) => nombre)).toEqual([
      'acudientes_busqueda',
      'participantes_busqueda',
      'participantes_sin_inicial',
    ]);
  });
});
