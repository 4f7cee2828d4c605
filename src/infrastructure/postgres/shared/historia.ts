import { type AccionActividad, diferencias, type EntidadActividad } from '@/domain/actividad/actividad';
import { actividad } from '@/infrastructure/postgres/esquema/actividad';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

type Registro = Readonly<Record<string, unknown>> & { id: number | string };

export interface Suceso {
  entidad: EntidadActividad;
  accion: AccionActividad;
  antes?: Registro | null;
  despues?: Registro | null;
}

/** Writes one line of the change history, in the same transaction as the change. */
export const anotarHistoria = async (
  { db, actor, reloj }: Contexto,
  { entidad, accion, antes, despues }: Suceso,
): Promise<void> => {
  const id = despues?.id ?? antes?.id;
  await db.insert(actividad).values({
    fecha: reloj.ahora(),
    usuario: actor.email,
    accion,
    entidad,
    entidad_id: Number(id),
    cambios: accion === 'CONSULTAR' ? [] : diferencias(antes ?? {}, despues ?? {}),
    origen: actor.origen,
  });
};

/** What a change is called in the history. */
export const accionDeCambio = (
  antes: { archivado_en: string | null },
  despues: { archivado_en: string | null },
): AccionActividad => {
  if (antes.archivado_en === null && despues.archivado_en !== null) return 'ARCHIVAR';
  return antes.archivado_en !== null && despues.archivado_en === null ? 'RESTAURAR' : 'ACTUALIZAR';
};
