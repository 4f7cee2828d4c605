import { sql } from 'drizzle-orm';
import type { ParticipanteEnCasa } from '@/domain/mensualidades/plan-generacion';
import type { Periodo } from '@/domain/shared/fechas';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';

type Numero = number | string | null;

interface Fila {
  id: number | string;
  nombre: string;
  fecha_ingreso: string | null;
  valor_mensualidad: Numero;
  dia_pago: Numero;
  beca_porcentaje: Numero;
  pagador: Numero;
  ya_tiene: boolean;
  anulada: boolean;
  motivo_anulacion: string | null;
}

/** One driver gives big integers as text. */
const numero = (valor: Numero): number | null => (valor === null ? null : Number(valor));

/** Everyone a month may be charged to, by name. */
export const leerParticipantesEnCasa = async (
  db: Ejecutor,
  periodo: Periodo,
): Promise<ParticipanteEnCasa[]> => {
  const filas = await consultar<Fila>(
    db,
    sql`
      select p.id, p.nombre, p.fecha_ingreso::text as fecha_ingreso, p.valor_mensualidad, p.dia_pago,
        p.beca_porcentaje,
        (
          select min(a.id) from acudientes a
          where a.id_participante = p.id and a.es_responsable_pago and a.estado = 'ACTIVO'
            and a.archivado_en is null
        ) as pagador,
        exists (
          select 1 from mensualidades m
          where m.participante_id = p.id and m.periodo = ${periodo} and m.concepto = 'MENSUALIDAD'
            and m.estado <> 'ANULADA'
        ) as ya_tiene,
        anulada.id is not null as anulada,
        anulada.motivo_anulacion
      from participantes p
      left join lateral (
        select m.id, m.motivo_anulacion from mensualidades m
        where m.participante_id = p.id and m.periodo = ${periodo} and m.concepto = 'MENSUALIDAD'
          and m.estado = 'ANULADA'
        order by m.id desc
        limit 1
      ) anulada on true
      where p.estado in ('ACTIVO', 'CON_PERMISO') and p.archivado_en is null
      order by p.nombre_plegado, p.id`,
  );
  return filas.map((fila) => ({
    id: Number(fila.id),
    nombre: fila.nombre,
    fecha_ingreso: fila.fecha_ingreso,
    valor_mensualidad: numero(fila.valor_mensualidad),
    dia_pago: numero(fila.dia_pago),
    beca_porcentaje: numero(fila.beca_porcentaje),
    pagador: numero(fila.pagador),
    yaTiene: fila.ya_tiene,
    anulada: fila.anulada ? { motivo: fila.motivo_anulacion } : null,
  }));
};
