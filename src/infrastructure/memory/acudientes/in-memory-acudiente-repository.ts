import type {
  AcudienteEnLista,
  AcudienteRepository,
} from '@/application/acudientes/acudiente-repository.port';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import {
  type FiltroAcudientes,
  filtrarAcudientes,
  seleccionarAcudientes,
} from '@/domain/acudientes/criterios-acudientes';
import { textosDeParticipante } from '@/domain/shared/busqueda/textos-de-persona';
import { type Id, mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';

export const crearInMemoryAcudienteRepository = (base: BaseMemoria): AcudienteRepository => {
  const { acudientes, participantes } = base;
  const unaVez = crearUnaVez();

  /** One principal per participante: the new one takes the mark. */
  const quitarMarcaAlAnterior = (idParticipante: Id, propio: Id | null): void => {
    for (const otro of acudientes.todas()) {
      const esElAnterior = otro.es_principal && mismoId(otro.id_participante, idParticipante);
      if (esElAnterior && !mismoId(otro.id, propio)) acudientes.cambiar(otro.id, { es_principal: false });
    }
  };
  const conNombre = (a: Acudiente): AcudienteEnLista => {
    const suyo = participantes.obtener(a.id_participante);
    return {
      ...a,
      participante_nombre: suyo?.nombre ?? null,
      participante_documento: suyo?.numero_documento ?? null,
    };
  };
  const suParticipante = ({ id_participante }: Acudiente) => {
    const suyo = participantes.obtener(id_participante);
    return { textos: suyo ? textosDeParticipante(suyo) : [] };
  };
  const listar = (filtro?: FiltroAcudientes): Acudiente[] =>
    filtrarAcudientes(acudientes.todas(), filtro, suParticipante);

  return {
    listar: async (filtro) => listar(filtro),
    listarDeParticipante: async (id) =>
      listar({ id_participante: id }).sort((a, b) => Number(b.es_principal) - Number(a.es_principal)),
    buscar: async (criterios) => {
      const { datos, total } = recortarPagina(
        seleccionarAcudientes(acudientes.todas(), criterios, suParticipante),
        criterios,
      );
      return { datos: datos.map(conNombre), total };
    },
    obtener: async (id) => {
      const acudiente = acudientes.obtener(id);
      return acudiente && conNombre(acudiente);
    },
    crear: async (datos, opciones) =>
      unaVez(opciones, datos, () =>
        acudientes.insertar(datos, () => {
          if (datos.es_principal) quitarMarcaAlAnterior(datos.id_participante, null);
        }),
      ),
    actualizar: async (id, cambios) =>
      acudientes.cambiar(id, cambios, (despues) => {
        if (despues.es_principal) quitarMarcaAlAnterior(despues.id_participante, despues.id);
      }),
    eliminar: async (id) => acudientes.eliminar(id),
  };
};
