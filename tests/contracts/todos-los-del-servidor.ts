import { contratoAuditoria } from './actividad/contrato-auditoria';
import { contratoLibroDeSellos } from './actividad/contrato-libro-de-sellos';
import { contratoLibroEncadenado } from './actividad/contrato-libro-encadenado';
import type { AbrirBase } from './apoyo/taller';
import { bitacoraEnBase } from './archivos/bitacora-en-base';
import { contratoCarpetasEnBase } from './archivos/carpetas-en-base';
import { contratoBitacoraArchivos } from './archivos/contrato-bitacora-archivos';
import { contratoFirmantes } from './archivos/contrato-firmantes';
import { contratoFirmasUsadas } from './archivos/contrato-firmas-usadas';
import { contratoPapelesFirmadosEnBase } from './archivos/papeles-firmados-en-base';
import { contratoPublicado } from './configuracion/contrato-publicado';
import { contratoPuertaDeLaFamilia } from './mensualidades/contrato-puerta-de-la-familia';
import { contratoLectorDeIndicadores } from './operacion/contrato-lector-de-indicadores';
import { contratoDatosRespaldables } from './respaldos/contrato-datos-respaldables';
import { contratoDatosRestaurables } from './respaldos/contrato-datos-restaurables';
import { contratoContrasenasGuardadas } from './sesion/contrato-contrasenas-guardadas';
import { contratoCuentas } from './sesion/contrato-cuentas';
import { contratoFrenoIntentos } from './sesion/contrato-freno-intentos';
import { contratoPuestaEnMarcha } from './sesion/contrato-puesta-en-marcha';
import { contratoRestablecimientos } from './sesion/contrato-restablecimientos';
import { contratoSesionesAbiertas } from './sesion/contrato-sesiones-abiertas';
import { contratoSesionesPropias } from './sesion/contrato-sesiones-propias';
import { contratoRespuestasGuardadas } from './shared/contrato-respuestas-guardadas';
import { contratoEquiposSinRed } from './sin-red/contrato-equipos-sin-red';
import { contratoFuenteDeCopia } from './sin-red/contrato-fuente-de-copia';
import { contratoLibroDeEjemplos } from './sistema/contrato-libro-de-ejemplos';
import { contratoFotosDelSitio } from './sitio/contrato-fotos-del-sitio';
import { contratoVistasPrevias } from './sitio/contrato-vistas-previas';
import { contratoConteoGuardado } from './visitas/contrato-conteo-guardado';

const CONTRATOS = [
  contratoAuditoria,
  contratoLibroEncadenado,
  contratoLibroDeSellos,
  contratoFirmasUsadas,
  contratoFirmantes,
  contratoCarpetasEnBase,
  contratoPapelesFirmadosEnBase,
  contratoPublicado,
  contratoFotosDelSitio,
  contratoVistasPrevias,
  contratoPuertaDeLaFamilia,
  contratoLectorDeIndicadores,
  contratoContrasenasGuardadas,
  contratoCuentas,
  contratoFrenoIntentos,
  contratoRestablecimientos,
  contratoPuestaEnMarcha,
  contratoSesionesAbiertas,
  contratoSesionesPropias,
  contratoRespuestasGuardadas,
  contratoConteoGuardado,
  contratoFuenteDeCopia,
  contratoEquiposSinRed,
  contratoLibroDeEjemplos,
  contratoDatosRespaldables,
  // Last: it takes the tables away and makes them again.
  contratoDatosRestaurables,
];

/** Every suite of what only the server has, over one database that somebody else closes. */
export const contratoDeTodosLosDelServidor = (nombre: string, abrir: AbrirBase): void => {
  contratoBitacoraArchivos(nombre, bitacoraEnBase(abrir));
  for (const contrato of CONTRATOS) contrato(nombre, abrir);
};
