import type { ServiceIdentifier } from 'inversify';
import type { ActividadRepository } from '@/application/actividad/actividad-repository.port';
import type { VerificadorActividad } from '@/application/actividad/verificador-actividad.port';
import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { DocumentosFormato } from '@/application/formatos/documentos-formato.port';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { DocumentosCobro } from '@/application/mensualidades/documentos-cobro.port';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import type { MisSesiones } from '@/application/sesion/mis-sesiones.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Almacen } from '@/application/shared/almacen.port';
import type { GeneradorIds } from '@/application/shared/generador-ids.port';
import type { Identidad } from '@/application/shared/identidad.port';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Portapapeles } from '@/application/shared/portapapeles.port';
import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Tablero } from '@/application/tablero/tablero.port';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';

const token = <T>(nombre: string): ServiceIdentifier<T> => Symbol.for(nombre) as ServiceIdentifier<T>;

/** Ports, as the containers of the browser and the demo name them. */
export const PUERTOS = {
  participantes: token<ParticipanteRepository>('ParticipanteRepository'),
  sedes: token<SedeRepository>('SedeRepository'),
  acudientes: token<AcudienteRepository>('AcudienteRepository'),
  mensualidades: token<MensualidadRepository>('MensualidadRepository'),
  abonos: token<LibroDeAbonos>('LibroDeAbonos'),
  saldosAFavor: token<SaldosAFavor>('SaldosAFavor'),
  generadorMensualidades: token<GeneradorMensualidades>('GeneradorMensualidades'),
  finanzas: token<Finanzas>('Finanzas'),
  documentosCobro: token<DocumentosCobro>('DocumentosCobro'),
  usuarios: token<UsuarioRepository>('UsuarioRepository'),
  archivos: token<ArchivoStore>('ArchivoStore'),
  formatos: token<FormatoRepository>('FormatoRepository'),
  documentosFormato: token<DocumentosFormato>('DocumentosFormato'),
  tablero: token<Tablero>('Tablero'),
  revision: token<RevisionDeDatos>('RevisionDeDatos'),
  actividad: token<ActividadRepository>('ActividadRepository'),
  verificador: token<VerificadorActividad>('VerificadorActividad'),
  configuracion: token<ConfiguracionRepository>('ConfiguracionRepository'),
  autenticacion: token<Autenticacion>('Autenticacion'),
  contrasenas: token<Contrasenas>('Contrasenas'),
  misSesiones: token<MisSesiones>('MisSesiones'),
  sesiones: token<SesionStore>('SesionStore'),
  identidad: token<Identidad>('Identidad'),
  permisos: token<Permisos>('Permisos'),
  portapapeles: token<Portapapeles>('Portapapeles'),
  cargarBorradores: token<ServiciosPanel['cargarBorradores']>('CargarBorradores'),
  preferencias: token<Almacen>('Preferencias'),
  registro: token<Registro>('Registro'),
  reloj: token<Reloj>('Reloj'),
  ids: token<GeneradorIds>('GeneradorIds'),
} as const;

/** Use-cases of each slice, bound by its module. */
export const SERVICIOS = {
  participantes: token<ServiciosPanel['participantes']>('ServiciosParticipantes'),
  sedes: token<ServiciosPanel['sedes']>('ServiciosSedes'),
  acudientes: token<ServiciosPanel['acudientes']>('ServiciosAcudientes'),
  mensualidades: token<ServiciosPanel['mensualidades']>('ServiciosMensualidades'),
  finanzas: token<ServiciosPanel['finanzas']>('ServiciosFinanzas'),
  saldosAFavor: token<ServiciosPanel['saldosAFavor']>('ServiciosSaldosAFavor'),
  usuarios: token<ServiciosPanel['usuarios']>('ServiciosUsuarios'),
  archivos: token<ServiciosPanel['archivos']>('ServiciosArchivos'),
  formatos: token<ServiciosPanel['formatos']>('ServiciosFormatos'),
  revision: token<ServiciosPanel['revision']>('ServiciosRevision'),
  configuracion: token<ServiciosPanel['configuracion']>('ServiciosConfiguracion'),
  cambiarContrasena: token<ServiciosPanel['cambiarContrasena']>('CambiarContrasena'),
  misSesiones: token<ServiciosPanel['misSesiones']>('ServiciosMisSesiones'),
  actualizarPerfil: token<ServiciosPanel['actualizarPerfil']>('ActualizarPerfil'),
} as const;
