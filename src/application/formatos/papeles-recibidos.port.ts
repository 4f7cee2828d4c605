import type { DatosPapel, PapelVisto } from '@/domain/formatos/datos-papel';
import type { PapelRecibido } from '@/domain/formatos/papel-recibido';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** Where the files of the papers are. */
export interface ArchivosDePapeles {
  queHay(ruta: string): Promise<'archivo' | 'carpeta' | null>;
}

/** The signed papers of people. */
export interface PapelesRecibidos {
  /** None for somebody who does not exist; `null` when the service keeps none. */
  listar(participante: Id): Promise<readonly PapelRecibido[] | null>;
  /**
   * That the paper of that template is here, as {@link papelNuevo} has it; of one that already was, only what is said
   * changes, as {@link cambiosDePapel} has it. Throws VERSION_OBSOLETA, and VALIDACION for somebody who does not exist.
   */
  recibir(participante: Id, codigo: string, datos: DatosPapel, hoy: FechaCalendario): Promise<PapelRecibido>;
  /** It was a mistake: its file stays in the store. Throws NO_ENCONTRADO, and as {@link exigirElVisto}. */
  retirar(participante: Id, codigo: string, visto?: PapelVisto): Promise<void>;
}
