import { permisosDe } from '@tests/application/dobles/permisos';
import { SIN_CIERRES } from '@tests/builders/sin-cierres';
import { unParticipante } from '@tests/builders/un-participante';
import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { SolicitudGeneracion } from '@/domain/mensualidades/generacion';
import type { DatosParticipante } from '@/domain/participantes/datos-participante';
import type { Id } from '@/domain/shared/id';
import type { Mundo } from '../apoyo/mundo';

export const PERIODO = '2026-11';

/** What the cases of the month do with a world: people to charge, and the month itself. */
export const mesaDeGeneracion = (mundo: () => Mundo) => {
  const crear = async (nombre: string, campos: Partial<DatosParticipante> = {}): Promise<Id> => {
    const datos = unParticipante()
      .llamado(nombre)
      .enEstado('ACTIVO')
      .queIngreso('2026-01-10')
      .con({ valor_mensualidad: 850_000, ...campos })
      .datos();
    return (await mundo().participantes.crear(datos)).id;
  };
  const pedir = (solicitud: SolicitudGeneracion, opciones?: OpcionesCreacion) => {
    const { generador, configuracion } = mundo();
    const cobro = crearLectorCobroPorDefecto(configuracion);
    return generarMensualidades({
      generador,
      cierres: SIN_CIERRES,
      cobro,
      permisos: permisosDe('ADMINISTRADOR'),
    })(solicitud, opciones);
  };
  const generar = (simular = false, periodo = PERIODO) => pedir({ periodo, simular });
  const eligiendo = (
    elecciones: NonNullable<SolicitudGeneracion['elecciones']>,
    simular = false,
    periodo = PERIODO,
  ) => pedir({ periodo, elecciones, simular });
  const anular = async (id: Id, motivo_anulacion = 'Se cobró por error') =>
    mundo().mensualidades.actualizar(id, { estado: 'ANULADA', motivo_anulacion }, 'ANULADA');
  const delMes = (periodo = PERIODO) => mundo().mensualidades.listar({ periodo });
  return { crear, pedir, generar, eligiendo, anular, delMes };
};
