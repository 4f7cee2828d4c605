import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import type { Panel } from '@/ui/panel/comun/importacion/importable';
import { cargarParticipantes } from '@/ui/panel/comun/importacion/participantes-nombrables';

export interface Cobros {
  participantes: readonly ParticipanteListado[];
  mensualidades: readonly MensualidadConSaldo[];
}

export const SIN_COBROS: Cobros = { participantes: [], mensualidades: [] };

/** Who pays and what is charged already. */
export const cargarCobros = async (panel: Panel): Promise<Cobros> => {
  const cargarMensualidades = async () => {
    const { datos, error } = await (await panel.servicios.mensualidades()).listar();
    if (error) throw error;
    return datos;
  };
  const [participantes, mensualidades] = await Promise.all([
    cargarParticipantes(panel),
    cargarMensualidades(),
  ]);
  return { participantes, mensualidades };
};
