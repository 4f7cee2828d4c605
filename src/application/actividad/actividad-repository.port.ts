import type { Actividad, ActividadEnLista, ExportacionHecha } from '@/domain/actividad/actividad';
import type { IntegridadActividad } from '@/domain/actividad/cadena-de-actividad';
import type { CriteriosActividad } from '@/domain/actividad/criterios-actividad';
import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';
import type { PruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';

export interface Auditoria {
  /** Leaves a line that whoever runs the use-case read that record. */
  consulta(entidad: EntidadActividad, registro: { id: Id }): Promise<void>;
  /** Leaves a line that they had a message sent to themselves, and how it went. */
  mensajeDePrueba(prueba: PruebaDeCorreo): Promise<void>;
}

export interface VerificadorActividad {
  /** Has the service read the whole history again; `null` when it does not seal it. For administrators. */
  verificar(): Promise<IntegridadActividad | null>;
}

export interface ActividadRepository {
  /**
   * History of one record, newest first: the last lines, or with `soloCambios` the last of those in which {@link cambiaAlgo}.
   * `null` when the service does not keep one.
   */
  listarDe(
    entidad: EntidadActividad,
    id: Id,
    opciones?: { soloCambios?: boolean },
  ): Promise<readonly Actividad[] | null>;
  /**
   * What everybody did, newest first, with the name that people, sedes and accounts have now: none for what was deleted. For
   * administrators. `null` when the service does not keep it.
   */
  buscar(criterios: CriteriosActividad): Promise<Pagina<ActividadEnLista> | null>;
  /** Notes that somebody takes those rows out of the system; for administrators, but for reports. */
  anotarExportacion(exportacion: ExportacionHecha): Promise<void>;
}
