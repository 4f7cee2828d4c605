import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { seleccionarSedes } from '@/domain/sedes/criterios-sedes';
import type { Sede } from '@/domain/sedes/sede';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';
import { contarOcupacion } from '../shared/contar-ocupacion';
import { crearUnaVez } from '../shared/una-vez';

export const crearInMemorySedeRepository = ({ sedes, participantes }: BaseMemoria): SedeRepository => {
  const unaVez = crearUnaVez();

  const conOcupacion = (sede: Sede): Sede => contarOcupacion(sede, participantes.todas());
  const todas = () => sedes.todas().map(conOcupacion);

  return {
    listar: async () => todas(),
    buscar: async (criterios) => recortarPagina(seleccionarSedes(todas(), criterios), criterios),
    obtener: async (id) => {
      const sede = sedes.obtener(id);
      return sede && conOcupacion(sede);
    },
    crear: async (datos, opciones) => unaVez(opciones, datos, () => conOcupacion(sedes.insertar(datos))),
    actualizar: async (id, cambios) => conOcupacion(sedes.cambiar(id, cambios)),
    eliminar: async (id) => sedes.eliminar(id),
  };
};
