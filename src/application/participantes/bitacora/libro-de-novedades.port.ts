import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { DatosNovedad } from '@/domain/participantes/bitacora/datos-novedad';
import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import type { anotarNovedad } from '@/domain/participantes/bitacora/reglas-novedad';
import type { Turno } from '@/domain/participantes/bitacora/turno';
import type { Id } from '@/domain/shared/id';

/** What a rule says of an entry, on what is stored of its person, with nobody writing in between. */
type Anotar = (guardado: Parameters<typeof anotarNovedad>[0]) => ReturnType<typeof anotarNovedad>;

/** The log of the houses: it is only added to, and goes with its person. */
export interface LibroDeNovedades {
  /** All that is written of somebody, the oldest first; nothing of who does not exist. */
  listar(participante: Id): Promise<readonly Novedad[]>;
  /** What happened in those hours, the oldest first, with whole threads: what corrects or is corrected comes along. */
  delTurno(turno: Turno): Promise<readonly Novedad[]>;
  /** Keeps what `anotar` says; the service decides by itself. Throws NO_ENCONTRADO, and what the rule throws. */
  escribir(
    participante: Id,
    datos: DatosNovedad,
    anotar: Anotar,
    opciones?: OpcionesCreacion,
  ): Promise<Novedad>;
}
