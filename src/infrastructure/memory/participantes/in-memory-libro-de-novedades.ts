import type { LibroDeNovedades } from '@/application/participantes/bitacora/libro-de-novedades.port';
import { type Novedad, paraHistoria } from '@/domain/participantes/bitacora/novedad';
import type { Turno } from '@/domain/participantes/bitacora/turno';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { estanciasDe } from '../shared/estancias-de';
import { crearUnaVez } from '../shared/una-vez';

const porCuando = (a: Novedad, b: Novedad): number =>
  a.ocurrio_en.localeCompare(b.ocurrio_en) || Number(a.id) - Number(b.id);

/** From each one to what it corrects and what corrects it. */
const conSusHilos = (todas: readonly Novedad[], elegidas: readonly Novedad[]): Novedad[] => {
  const ids = new Set(elegidas.map(({ id }) => String(id)));
  let antes = -1;
  while (antes !== ids.size) {
    antes = ids.size;
    for (const { id, corrige } of todas) {
      if (corrige === null) continue;
      if (ids.has(String(id)) || ids.has(String(corrige))) ids.add(String(id)).add(String(corrige));
    }
  }
  return todas.filter(({ id }) => ids.has(String(id)));
};

const esDelTurno = ({ sede_id, ocurrio_en }: Novedad, turno: Turno): boolean =>
  ocurrio_en >= turno.desde &&
  (turno.hasta === undefined || ocurrio_en <= turno.hasta) &&
  (turno.sede_id === undefined || mismoId(sede_id, turno.sede_id));

/** They go with their person. */
export const borrarNovedades = ({ novedades, anotar }: BaseMemoria, participante: Id): void => {
  const suyas = novedades.filter(({ participante_id }) => mismoId(participante_id, participante));
  for (const novedad of suyas) {
    novedades.splice(novedades.indexOf(novedad), 1);
    anotar('novedad', novedad.id, { accion: 'ELIMINAR', antes: paraHistoria(novedad), despues: null });
  }
};

export const crearInMemoryLibroDeNovedades = (base: BaseMemoria): LibroDeNovedades => {
  const unaVez = crearUnaVez();
  let ultimoId = Math.max(0, ...base.novedades.map(({ id }) => Number(id)));

  /** With the name that the person has now. */
  const leer = (elegidas: readonly Novedad[]): Novedad[] =>
    structuredClone(
      [...elegidas].sort(porCuando).map((novedad) => ({
        ...novedad,
        participante_nombre: base.participantes.obtener(novedad.participante_id)?.nombre ?? null,
      })),
    );
  const deQuien = (id: Id) => base.novedades.filter(({ participante_id }) => mismoId(participante_id, id));

  return {
    listar: async (participante) => leer(deQuien(participante)),
    delTurno: async (turno) =>
      leer(
        conSusHilos(
          base.novedades,
          base.novedades.filter((n) => esDelTurno(n, turno)),
        ),
      ),
    escribir: async (id, datos, anotar, opciones) =>
      unaVez(opciones, { participante: String(id), ...datos }, () => {
        const participante = encontrado(base.participantes.obtener(id), 'un participante', id);
        const nueva = anotar({
          participante,
          estancias: estanciasDe(base, id),
          novedades: deQuien(id),
        });
        const { ahora, quien } = base.firmar();
        ultimoId += 1;
        const novedad: Novedad = {
          id: ultimoId,
          participante_nombre: participante.nombre,
          ...nueva,
          creado_en: ahora,
          creado_por: quien,
        };
        base.novedades.push(novedad);
        base.anotar('novedad', novedad.id, {
          accion: 'CREAR',
          antes: null,
          despues: paraHistoria(novedad),
        });
        return novedad;
      }),
  };
};
