import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { seleccionarSedes } from '@/domain/sedes/criterios-sedes';
import { impedimentoDeEliminarSede } from '@/domain/sedes/impedimento-de-eliminar-sede';
import type { Sede } from '@/domain/sedes/sede';
import { errorConflicto, errorDuplicado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import { plegar } from '@/domain/shared/textos';
import type { BaseMemoria } from '../shared/base-memoria';
import { contarOcupacion } from '../shared/contar-ocupacion';
import { crearUnaVez } from '../shared/una-vez';

export const crearInMemorySedeRepository = ({ sedes, participantes }: BaseMemoria): SedeRepository => {
  const unaVez = crearUnaVez();

  const conOcupacion = (sede: Sede): Sede => contarOcupacion(sede, participantes.todas());
  const revisarNombre = (nombre: string, propia: Id | null): void => {
    const repetida = sedes
      .todas()
      .some((otra) => !mismoId(otra.id, propia) && plegar(otra.nombre) === plegar(nombre));
    const mensaje = 'Ya existe una sede con este nombre';
    if (repetida) throw errorDuplicado(mensaje, { nombre: mensaje });
  };
  const todas = () => sedes.todas().map(conOcupacion);

  return {
    listar: async () => todas(),
    buscar: async (criterios) => recortarPagina(seleccionarSedes(todas(), criterios), criterios),
    obtener: async (id) => {
      const sede = sedes.obtener(id);
      return sede && conOcupacion(sede);
    },
    crear: async (datos, opciones) =>
      unaVez(opciones, datos, () => {
        revisarNombre(datos.nombre, null);
        return conOcupacion(sedes.insertar(datos));
      }),
    actualizar: async (id, cambios) =>
      conOcupacion(sedes.cambiar(id, cambios, (despues) => revisarNombre(despues.nombre, despues.id))),
    eliminar: async (id) =>
      sedes.eliminar(id, () => {
        const suyos = participantes.todas().filter((p) => mismoId(p.sede_id, id));
        const impedimento = impedimentoDeEliminarSede({ participantes: suyos.length });
        if (impedimento) throw errorConflicto(impedimento);
      }),
  };
};
