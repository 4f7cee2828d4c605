import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import { esPagador } from '@/domain/acudientes/quien-paga';
import {
  filtrarMensualidades,
  seleccionarMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import { exoneradaPorEgreso } from '@/domain/mensualidades/exoneracion';
import { contarGeneracion } from '@/domain/mensualidades/generacion';
import type { ParticipanteEnCasa } from '@/domain/mensualidades/plan-generacion';
import { ocupaCupo } from '@/domain/participantes/estado-participante';
import type { Periodo } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearUnaVez } from '@/infrastructure/memory/shared/una-vez';
import { gentePorId, mensualidadesEnLista } from './gente';

export const crearInMemoryGeneradorMensualidades = (base: BaseMemoria): GeneradorMensualidades => {
  const unaVez = crearUnaVez();
  const pagadorDe = (id: Id): Id | null =>
    base.acudientes.todas().find((a) => esPagador(a) && mismoId(a.id_participante, id))?.id ?? null;
  const enCasa = (periodo: Periodo): ParticipanteEnCasa[] => {
    const delMes = base.mensualidades
      .todas()
      .filter((m) => m.periodo === periodo && m.concepto === 'MENSUALIDAD');
    return ordenarPor(
      base.participantes.todas().filter((p) => ocupaCupo(p.estado) && p.archivado_en === null),
      (p) => p.nombre,
      false,
    ).map((p) => {
      const suyas = delMes.filter((m) => mismoId(m.participante_id, p.id));
      const anulada = suyas.findLast(({ estado }) => estado === 'ANULADA');
      return {
        ...p,
        pagador: pagadorDe(p.id),
        yaTiene: suyas.some(({ estado }) => estado !== 'ANULADA'),
        exonerada: suyas.find(exoneradaPorEgreso) ?? null,
        anulada: anulada ? { motivo: anulada.motivo_anulacion } : null,
      };
    });
  };

  return {
    generar: async (solicitud, prepararPlan, opciones) => {
      const planear = await prepararPlan();
      const { periodo, simular } = solicitud;
      const hacer = () => {
        const pasos = enCasa(periodo).map(planear);
        for (const { nueva, otraVez } of simular ? [] : pasos) {
          if (nueva) base.mensualidades.insertar(nueva);
          if (otraVez)
            base.mensualidades.cambiar(otraVez.mensualidad, { ...otraVez.cambios, estado: otraVez.estado });
        }
        return contarGeneracion(
          solicitud,
          pasos.map(({ fila }) => fila),
        );
      };
      return simular ? hacer() : unaVez(opciones, solicitud, hacer);
    },
  };
};

export const crearInMemoryMensualidadRepository = (base: BaseMemoria): MensualidadRepository => {
  const { mensualidades } = base;
  const unaVez = crearUnaVez();

  return {
    listar: async (filtro) => filtrarMensualidades(mensualidades.todas(), filtro),
    buscar: async (criterios) => {
      const { deMensualidad, acudientesDe } = gentePorId(base);
      const elegidas = seleccionarMensualidades(mensualidadesEnLista(base), criterios, (m) => ({
        ...deMensualidad(m),
        acudientes: acudientesDe(m.participante_id),
      }));
      return recortarPagina(elegidas, criterios);
    },
    obtener: async (id) => mensualidades.obtener(id),
    crear: async (datos, opciones, revisar) =>
      unaVez(opciones, datos, () => {
        revisar?.();
        return mensualidades.insertar(datos);
      }),
    actualizar: async (id, cambios, estado) => mensualidades.cambiar(id, { ...cambios, estado }),
  };
};
