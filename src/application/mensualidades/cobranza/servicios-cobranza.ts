import type { LibroDeCobranza } from '@/application/mensualidades/cobranza/libro-de-cobranza.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import { cambiarCanal } from '@/domain/mensualidades/cobranza/cambiar-canal';
import { validarDatosCanal, validarDatosGestion } from '@/domain/mensualidades/cobranza/datos-gestion';
import type { ExpedienteDeCobro, Gestion } from '@/domain/mensualidades/cobranza/gestion';
import { anotarGestion, revisarGestion } from '@/domain/mensualidades/cobranza/reglas-gestion';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';

interface Dependencias {
  cobranza: LibroDeCobranza;
  permisos: Permisos;
  reloj: Reloj;
}

const exigirClave = (clave: string): void => {
  if (!leerClavePagador(clave)) throw errorNoEncontrado('un pagador', clave);
};

/** A contact that is being made, or that was made. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
const registrarGestion =
  ({ cobranza, permisos, reloj }: Dependencias) =>
  async (clave: string, entrada: unknown, opciones?: OpcionesCreacion): Promise<Gestion> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirClave(clave);
    const datos = validarDatosGestion(entrada);
    revisarGestion(datos, reloj.ahora());
    return cobranza.registrar(
      clave,
      datos,
      (guardado) => anotarGestion(guardado, datos, reloj.ahora()),
      opciones,
    );
  };

/** A channel that the person authorised, or took back. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
const cambiarCanalDeCobro =
  ({ cobranza, permisos, reloj }: Dependencias) =>
  async (clave: string, entrada: unknown): Promise<ExpedienteDeCobro> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirClave(clave);
    const datos = validarDatosCanal(entrada);
    return cobranza.cambiarCanal(clave, datos, ({ canales }) =>
      cambiarCanal(canales, datos, fechaEnBogota(reloj.ahora())),
    );
  };

/** What the panel and a request may ask about collecting. */
export const cobranzaDe = (puertos: Dependencias) => ({
  recordatorios: puertos.cobranza.recordatorios,
  expediente: puertos.cobranza.expediente,
  registrar: registrarGestion(puertos),
  cambiarCanal: cambiarCanalDeCobro(puertos),
});
