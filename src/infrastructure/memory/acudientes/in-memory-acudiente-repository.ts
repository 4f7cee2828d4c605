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
import { impedimentoDeEliminarAcudiente } from '@/domain/acudientes/impedimento-de-eliminar-acudiente';
import { textosDeParticipante } from '@/domain/shared/busqueda/textos-de-persona';
import { errorConflicto, errorDuplicado, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';

export const crearInMemoryAcudienteRepository = (base: BaseMemoria): AcudienteRepository => {
  const { acudientes, participantes, mensualidades } = base;
  const unaVez = crearUnaVez();

  const revisarDocumento = (
    datos: Pick<Acudiente, 'id_participante' | 'numero_documento'>,
    propio: Id | null,
  ): void => {
    const repetido = acudientes
      .todas()
      .some(
        (otro) =>
          !mismoId(otro.id, propio) &&
          mismoId(otro.id_participante, datos.id_participante) &&
          otro.numero_documento === datos.numero_documento,
      );
    const mensaje = 'Este participante ya tiene un acudiente con este documento';
    if (repetido) throw errorDuplicado(mensaje, { numero_documento: mensaje });
  };
  /** One principal per participante: the new one takes the mark. */
  const quitarMarcaAlAnterior = (idParticipante: Id, propio: Id | null): void => {
    for (const otro of acudientes.todas()) {
      const esElAnterior = otro.es_principal && mismoId(otro.id_participante, idParticipante);
      if (esElAnterior && !mismoId(otro.id, propio)) acudientes.cambiar(otro.id, { es_principal: false });
    }
  };
  const conNombre = (a: Acudiente): AcudienteEnLista => ({
    ...a,
    participante_nombre: participantes.obtener(a.id_participante)?.nombre ?? null,
  });
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
      unaVez(opciones, datos, () => {
        if (!participantes.obtener(datos.id_participante)) {
          throw errorValidacion('Revise los campos señalados', {
            id_participante: 'El participante no existe',
          });
        }
        revisarDocumento(datos, null);
        if (datos.es_principal) quitarMarcaAlAnterior(datos.id_participante, null);
        return acudientes.insertar(datos);
      }),
    actualizar: async (id, cambios) =>
      acudientes.cambiar(id, cambios, (despues) => {
        revisarDocumento(despues, despues.id);
        if (despues.es_principal) quitarMarcaAlAnterior(despues.id_participante, despues.id);
      }),
    eliminar: async (id) =>
      acudientes.eliminar(id, () => {
        const suyas = mensualidades.todas().filter((m) => mismoId(m.id_acudiente, id));
        const impedimento = impedimentoDeEliminarAcudiente({ mensualidades: suyas.length });
        if (impedimento) throw errorConflicto(impedimento);
      }),
  };
};
