import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import {
  filtrarMensualidades,
  seleccionarMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { errorDuplicado, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';
import { gentePorId } from './gente-por-id';
import { mensualidadesEnLista } from './nombres-de-mensualidad';

type Cobro = Pick<Mensualidad, 'participante_id' | 'periodo' | 'concepto' | 'estado'>;

export const crearInMemoryMensualidadRepository = (base: BaseMemoria): MensualidadRepository => {
  const { mensualidades, participantes, acudientes } = base;
  const unaVez = crearUnaVez();

  const revisarUnica = (cobro: Cobro, propia: Id | null): void => {
    if (cobro.periodo === null || cobro.estado === 'ANULADA') return;
    const repetida = mensualidades
      .todas()
      .some(
        (otra) =>
          !mismoId(otra.id, propia) &&
          otra.estado !== 'ANULADA' &&
          mismoId(otra.participante_id, cobro.participante_id) &&
          otra.periodo === cobro.periodo &&
          otra.concepto === cobro.concepto,
      );
    const mensaje = 'El participante ya tiene este concepto en este mes';
    if (repetida) throw errorDuplicado(mensaje, { periodo: mensaje });
  };
  const revisarReferencias = (participante: Id, acudiente: Id | null | undefined): void => {
    const campos: Record<string, string> = {};
    if (!participantes.obtener(participante)) campos.participante_id = 'El participante no existe';
    if (acudiente !== null && acudiente !== undefined && !acudientes.obtener(acudiente)) {
      campos.id_acudiente = 'El acudiente no existe';
    }
    if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
  };
  return {
    listar: async (filtro) => filtrarMensualidades(mensualidades.todas(), filtro),
    buscar: async (criterios) => {
      const { deMensualidad } = gentePorId(base);
      const elegidas = seleccionarMensualidades(mensualidadesEnLista(base), criterios, deMensualidad);
      return recortarPagina(elegidas, criterios);
    },
    obtener: async (id) => mensualidades.obtener(id),
    crear: async (datos, opciones) =>
      unaVez(opciones, datos, () => {
        revisarReferencias(datos.participante_id, datos.id_acudiente);
        const { periodo = null, concepto = 'MENSUALIDAD' } = datos;
        revisarUnica({ ...datos, periodo, concepto }, null);
        return mensualidades.insertar(datos);
      }),
    actualizar: async (id, cambios, estado) =>
      mensualidades.cambiar(id, { ...cambios, estado }, (despues) => {
        revisarReferencias(despues.participante_id, despues.id_acudiente);
        revisarUnica(despues, despues.id);
      }),
  };
};
