import { cambiaAlgo, diferencias } from '@/domain/actividad/actividad';
import type { AccionActividad, EntidadActividad } from '@/domain/actividad/entidades-actividad';
import { actividad } from '@/infrastructure/postgres/esquema/actividad';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

type Registro = Readonly<Record<string, unknown>> & { id: number | string };

export interface Suceso {
  entidad: EntidadActividad;
  accion: AccionActividad;
  antes?: Registro | null;
  despues?: Registro | null;
}

/** Of a file, which has no number, what changes nothing tells its path. */
const aFila = ({ actor, reloj }: Contexto, { entidad, accion, antes, despues }: Suceso) => ({
  fecha: reloj.ahora(),
  usuario: actor.email,
  accion,
  entidad,
  entidad_id: Number(despues?.id ?? antes?.id),
  cambios: cambiaAlgo(accion) || entidad === 'archivo' ? diferencias(antes ?? {}, despues ?? {}) : [],
  origen: actor.origen,
});

/** Writes one line of the change history, in the same transaction as the change. */
export const anotarHistoria = async (contexto: Contexto, suceso: Suceso): Promise<void> => {
  await contexto.db.insert(actividad).values(aFila(contexto, suceso)).prepare('anotar_historia').execute();
};

/** Many lines in one statement; at most some thousands. */
export const anotarHistorias = async (contexto: Contexto, sucesos: readonly Suceso[]): Promise<void> => {
  if (sucesos.length === 0) return;
  await contexto.db.insert(actividad).values(sucesos.map((suceso) => aFila(contexto, suceso)));
};

/** What a change is called in the history. */
export const accionDeCambio = (
  antes: { archivado_en: string | null },
  despues: { archivado_en: string | null },
): AccionActividad => {
  if (antes.archivado_en === null && despues.archivado_en !== null) return 'ARCHIVAR';
  return antes.archivado_en !== null && despues.archivado_en === null ? 'RESTAURAR' : 'ACTUALIZAR';
};
