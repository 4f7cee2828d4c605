import type { Reloj } from '@/application/shared/equipo.port';
import type { Tokens } from '@/application/shared/secretos.port';
import type { EquiposSinRed } from '@/application/sin-red/equipos-sin-red.port';
import type { FuenteDeCopia } from '@/application/sin-red/fuente-de-copia.port';
import type { ExportacionHecha } from '@/domain/actividad/actividad';
import { CONFIGURACION_INICIAL, type Configuracion } from '@/domain/configuracion/configuracion';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';
import {
  type Copia,
  diasDeCopia,
  llevaSalud,
  PERSONAS_EN_COPIA,
  recortarCopia,
} from '@/domain/sin-red/copia';

interface Dependencias {
  fuente: FuenteDeCopia;
  equipos: EquiposSinRed;
  configuracion: { obtener(): Promise<Configuracion | null> };
  actividad: { anotarExportacion(hecha: ExportacionHecha): Promise<void> };
  auditoria: { consulta(entidad: 'participante', registro: { id: Id }): Promise<void> };
  huella: Tokens['huella'];
  reloj: Reloj;
}

interface Pedido {
  quien: { id: Id; rol: Rol };
  /** Where it will be kept, and the mark of the one that is there. */
  equipo?: string | undefined;
  marca?: string | undefined;
}

/** As the history calls it. */
const EN_LA_HISTORIA = 'copia en un equipo, para trabajar sin red';

/** From yesterday: whoever takes over a night reads what happened before midnight. */
const desdeAyer = (ahora: Date): Date => new Date(`${sumarDias(fechaEnBogota(ahora), -1)}T00:00:00-05:00`);

/**
 * What the role of whoever asks may keep on their device; it leaves a line in the history, unless it is what they have.
 * Throws CONFLICTO when that device may not keep anything any more.
 */
export const entregarCopia =
  ({ fuente, equipos, configuracion, actividad, auditoria, huella, reloj }: Dependencias) =>
  async ({ quien, equipo, marca }: Pedido): Promise<Copia | { igual: true }> => {
    if (equipo !== undefined && !(await equipos.vale(quien.id, equipo)))
      throw errorConflicto('Este equipo ya no puede guardar datos: elija de nuevo trabajar sin red en él');
    const ajustes = (await configuracion.obtener()) ?? CONFIGURACION_INICIAL;
    const leidos = await fuente.leer(PERSONAS_EN_COPIA + 1, desdeAyer(reloj.ahora()));
    const completa = leidos.participantes.length <= PERSONAS_EN_COPIA;
    const datos = recortarCopia(
      { ...leidos, participantes: leidos.participantes.slice(0, PERSONAS_EN_COPIA) },
      quien.rol,
      ajustes,
    );
    const copia = { rol: quien.rol, dias: diasDeCopia(ajustes), completa, ...datos, configuracion: ajustes };
    const nueva = huella(JSON.stringify(copia));
    if (nueva === marca) return { igual: true };
    await actividad.anotarExportacion({ archivo: EN_LA_HISTORIA, filas: datos.participantes.length });
    if (llevaSalud(quien.rol, ajustes))
      for (const persona of datos.participantes) await auditoria.consulta('participante', persona);
    return { marca: nueva, ...copia };
  };
