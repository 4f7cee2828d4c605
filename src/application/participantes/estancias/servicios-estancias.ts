import type { LibroDeEstancias } from '@/application/participantes/estancias/libro-de-estancias.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { revisarDiasDeTurno } from '@/domain/participantes/bitacora/turno';
import {
  MENSAJE_ID_ESTANCIA,
  MENSAJE_ID_EVENTO,
  validarCambiosEvento,
  validarDatosEvento,
} from '@/domain/participantes/estancias/datos-evento';
import type { Estancia } from '@/domain/participantes/estancias/estancia';
import type { DiasDeMovimientos, Movimiento } from '@/domain/participantes/estancias/movimientos';
import { type OcupacionDeSede, revisarFechaDeOcupacion } from '@/domain/participantes/estancias/ocupacion-en';
import { abrirPermiso, corregirPermiso } from '@/domain/participantes/estancias/reglas-permiso';
import { exigirId } from '@/domain/shared/exigir-id';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  estancias: LibroDeEstancias;
  permisos: Permisos;
  reloj: Reloj;
}

/** The person leaves for some days and is CON_PERMISO. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const registrarPermiso =
  ({ estancias, permisos, reloj }: Dependencias) =>
  async (estancia: Id, entrada: unknown, opciones?: OpcionesCreacion): Promise<Estancia> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(estancia, MENSAJE_ID_ESTANCIA);
    const datos = validarDatosEvento(entrada);
    const hoy = fechaEnBogota(reloj.ahora());
    return estancias.registrar(
      estancia,
      datos,
      (guardada, participante) => abrirPermiso(guardada, participante, datos, hoy),
      opciones,
    );
  };

/** Another day or reason; a return makes the person ACTIVO. Throws as {@link registrarPermiso}, and VERSION_OBSOLETA. */
export const corregirEvento =
  ({ estancias, permisos, reloj }: Dependencias) =>
  async (estancia: Id, evento: Id, entrada: unknown): Promise<Estancia> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(estancia, MENSAJE_ID_ESTANCIA);
    exigirId(evento, MENSAJE_ID_EVENTO);
    const cambios = validarCambiosEvento(entrada);
    const hoy = fechaEnBogota(reloj.ahora());
    return estancias.corregir(estancia, evento, cambios, (guardada) =>
      corregirPermiso(guardada, evento, cambios, hoy),
    );
  };

/** Of today unless another day is asked for. Throws VALIDACION when it is too far. */
export const ocupacionDeFecha =
  ({ estancias, reloj }: Pick<Dependencias, 'estancias' | 'reloj'>) =>
  async (fecha?: FechaCalendario): Promise<readonly OcupacionDeSede[] | null> => {
    const hoy = fechaEnBogota(reloj.ahora());
    revisarFechaDeOcupacion(fecha ?? hoy, hoy);
    return estancias.ocupacion(fecha ?? hoy);
  };

/** Throws VALIDACION when they are too many days. */
export const movimientosDeDias =
  ({ estancias }: Pick<Dependencias, 'estancias'>) =>
  async (dias: DiasDeMovimientos): Promise<readonly Movimiento[] | null> => {
    revisarDiasDeTurno(dias.desde, dias.hasta);
    return estancias.movimientos(dias);
  };

/** What the panel and a request may ask of the stays. */
export const estanciasDe = (puertos: Dependencias) => ({
  listar: puertos.estancias.listar,
  ocupacion: ocupacionDeFecha(puertos),
  movimientos: movimientosDeDias(puertos),
  registrar: registrarPermiso(puertos),
  corregir: corregirEvento(puertos),
});
