import { ContainerModule } from 'inversify';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { anularAbono } from '@/application/mensualidades/anular-abono';
import { aplicarAjustes } from '@/application/mensualidades/aplicar-ajustes';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import { decidirMensualidad } from '@/application/mensualidades/decidir-mensualidad';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import { listarMensualidades } from '@/application/mensualidades/listar-mensualidades';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { ParticipantesConCobro } from '@/application/mensualidades/participantes-con-cobro.port';
import { registrarAbono } from '@/application/mensualidades/registrar-abono';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import { usarSaldoAFavor } from '@/application/mensualidades/usar-saldo-a-favor';
import type {
  ServiciosFinanzas,
  ServiciosMensualidades,
  ServiciosSaldosAFavor,
} from '@/application/servicios/servicios-panel';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (
  mensualidades: MensualidadRepository,
  participantes: ParticipantesConCobro,
  abonos: LibroDeAbonos,
  generador: GeneradorMensualidades,
  configuracion: ConfiguracionRepository,
  permisos: Permisos,
  reloj: Reloj,
): ServiciosMensualidades => {
  const cobro = crearLectorCobroPorDefecto(configuracion);
  const deps = { mensualidades, participantes, abonos, generador, cobro, permisos, reloj };
  const actualizar = actualizarMensualidad(deps);
  return {
    buscar: mensualidades.buscar,
    obtener: mensualidades.obtener,
    listar: listarMensualidades(deps),
    crear: crearMensualidad(deps),
    actualizar,
    registrarAbono: registrarAbono(deps),
    anularAbono: anularAbono(deps),
    generar: generarMensualidades(deps),
    aplicarAjustes: aplicarAjustes({ actualizar }),
    ...decidirMensualidad({ actualizar }),
  };
};

const crearFinanzas = (finanzas: Finanzas, abonos: LibroDeAbonos): ServiciosFinanzas => ({
  ...finanzas,
  abonos: abonos.buscar,
});

const crearSaldosAFavor = (saldosAFavor: SaldosAFavor, permisos: Permisos): ServiciosSaldosAFavor => ({
  obtener: saldosAFavor.obtener,
  ...usarSaldoAFavor({ saldosAFavor, permisos }),
});

export const moduloMensualidades = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.mensualidades)
    .toResolvedValue(crear, [
      PUERTOS.mensualidades,
      PUERTOS.participantes,
      PUERTOS.abonos,
      PUERTOS.generadorMensualidades,
      PUERTOS.configuracion,
      PUERTOS.permisos,
      PUERTOS.reloj,
    ])
    .inSingletonScope();
  bind(SERVICIOS.finanzas)
    .toResolvedValue(crearFinanzas, [PUERTOS.finanzas, PUERTOS.abonos])
    .inSingletonScope();
  bind(SERVICIOS.saldosAFavor)
    .toResolvedValue(crearSaldosAFavor, [PUERTOS.saldosAFavor, PUERTOS.permisos])
    .inSingletonScope();
});
