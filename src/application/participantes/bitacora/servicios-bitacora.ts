import type { LibroDeNovedades } from '@/application/participantes/bitacora/libro-de-novedades.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { validarDatosNovedad } from '@/domain/participantes/bitacora/datos-novedad';
import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import { novedadesParaConsulta } from '@/domain/participantes/bitacora/novedades-visibles';
import { anotarNovedad } from '@/domain/participantes/bitacora/reglas-novedad';
import { revisarTurno, type Turno } from '@/domain/participantes/bitacora/turno';
import { exigirIdParticipante } from '@/domain/participantes/exigir-id-participante';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  novedades: LibroDeNovedades;
  permisos: Permisos;
  reloj: Reloj;
}

/** Health entries are read by ADMINISTRADOR alone; others are not even told that there are any. */
const segunRol = async (permisos: Permisos, leidas: readonly Novedad[]): Promise<readonly Novedad[]> =>
  (await permisos.alcanza('ADMINISTRADOR')) ? leidas : novedadesParaConsulta(leidas);

/** What the role of whoever asks may read of somebody's log, the oldest first. */
export const novedadesDe =
  ({ novedades, permisos }: Dependencias) =>
  async (participante: Id): Promise<readonly Novedad[]> =>
    segunRol(permisos, await novedades.listar(participante));

/** The same of a turn. Throws VALIDACION when it is too long. */
export const novedadesDelTurno =
  ({ novedades, permisos, reloj }: Dependencias) =>
  async (turno: Turno): Promise<readonly Novedad[]> => {
    revisarTurno(turno, reloj.ahora());
    return segunRol(permisos, await novedades.delTurno(turno));
  };

/** A new entry, or the correction of one. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const escribirNovedad =
  ({ novedades, permisos, reloj }: Dependencias) =>
  async (participante: Id, entrada: unknown, opciones?: OpcionesCreacion): Promise<Novedad> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirIdParticipante(participante);
    const datos = validarDatosNovedad(entrada);
    return novedades.escribir(
      participante,
      datos,
      (guardado) => anotarNovedad(guardado, datos, reloj.ahora()),
      opciones,
    );
  };

/** What the panel and a request may ask of the log. */
export const bitacoraDe = (puertos: Dependencias) => ({
  listar: novedadesDe(puertos),
  delTurno: novedadesDelTurno(puertos),
  escribir: escribirNovedad(puertos),
});
