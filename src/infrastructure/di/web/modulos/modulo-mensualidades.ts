import { ContainerModule } from 'inversify';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import { listarMensualidades } from '@/application/mensualidades/listar-mensualidades';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { ParticipantesConCobro } from '@/application/mensualidades/participantes-con-cobro.port';
import type { ServiciosMensualidades } from '@/application/servicios/servicios-panel';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (
  mensualidades: MensualidadRepository,
  participantes: ParticipantesConCobro,
  permisos: Permisos,
  reloj: Reloj,
): ServiciosMensualidades => {
  const deps = { mensualidades, participantes, permisos, reloj };
  return {
    buscar: mensualidades.buscar,
    listar: listarMensualidades(deps),
    crear: crearMensualidad(deps),
    actualizar: actualizarMensualidad(deps),
  };
};

export const moduloMensualidades = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.mensualidades)
    .toResolvedValue(crear, [PUERTOS.mensualidades, PUERTOS.participantes, PUERTOS.permisos, PUERTOS.reloj])
    .inSingletonScope();
});
