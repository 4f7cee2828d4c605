import type { ActividadRepository } from '@/application/actividad/actividad-repository.port';
import type { VerificadorActividad } from '@/application/actividad/verificador-actividad.port';
import type { actualizarAcudiente } from '@/application/acudientes/actualizar-acudiente';
import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import type { crearAcudiente } from '@/application/acudientes/crear-acudiente';
import type { eliminarAcudiente } from '@/application/acudientes/eliminar-acudiente';
import type { listarAcudientes } from '@/application/acudientes/listar-acudientes';
import type { listarAcudientesDeParticipante } from '@/application/acudientes/listar-acudientes-de-participante';
import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import type { organizarArchivos } from '@/application/archivos/organizar-archivos';
import type { subirArchivo } from '@/application/archivos/subir-archivo';
import type { Borradores } from '@/application/borradores/borradores.port';
import type { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { DocumentosFormato } from '@/application/formatos/documentos-formato.port';
import type { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import type { anularAbono } from '@/application/mensualidades/anular-abono';
import type { aplicarAjustes } from '@/application/mensualidades/aplicar-ajustes';
import type { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import type { decidirMensualidad } from '@/application/mensualidades/decidir-mensualidad';
import type { DocumentosCobro } from '@/application/mensualidades/documentos-cobro.port';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { listarMensualidades } from '@/application/mensualidades/listar-mensualidades';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { registrarAbono } from '@/application/mensualidades/registrar-abono';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { usarSaldoAFavor } from '@/application/mensualidades/usar-saldo-a-favor';
import type { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import type { crearParticipante } from '@/application/participantes/crear-participante';
import type { egresarParticipante } from '@/application/participantes/egresar-participante';
import type { eliminarParticipante } from '@/application/participantes/eliminar-participante';
import type { importarParticipantes } from '@/application/participantes/importar-participantes';
import type { listarParticipantes } from '@/application/participantes/listar-participantes';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { decidirHallazgo } from '@/application/revision/decidir-hallazgo';
import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import type { actualizarSede } from '@/application/sedes/actualizar-sede';
import type { crearSede } from '@/application/sedes/crear-sede';
import type { eliminarSede } from '@/application/sedes/eliminar-sede';
import type { listarSedes } from '@/application/sedes/listar-sedes';
import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import type { ServiciosFormatos } from '@/application/servicios/servicios-formatos';
import type { actualizarPerfil } from '@/application/sesion/actualizar-perfil';
import type { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import type { cerrarSesiones } from '@/application/sesion/cerrar-sesiones';
import type { MisSesiones } from '@/application/sesion/mis-sesiones.port';
import type { Almacen } from '@/application/shared/almacen.port';
import type { GeneradorIds } from '@/application/shared/generador-ids.port';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Portapapeles } from '@/application/shared/portapapeles.port';
import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Tablero } from '@/application/tablero/tablero.port';
import type { actualizarUsuario } from '@/application/usuarios/actualizar-usuario';
import type { crearUsuario } from '@/application/usuarios/crear-usuario';
import type { eliminarUsuario } from '@/application/usuarios/eliminar-usuario';
import type { listarUsuarios } from '@/application/usuarios/listar-usuarios';
import type { ponerContrasenaProvisional } from '@/application/usuarios/poner-contrasena-provisional';

type CasoDeUso<F extends (dependencias: never) => unknown> = ReturnType<F>;

export interface ServiciosParticipantes extends Pick<ParticipanteRepository, 'buscar' | 'obtener'> {
  listar: CasoDeUso<typeof listarParticipantes>;
  crear: CasoDeUso<typeof crearParticipante>;
  actualizar: CasoDeUso<typeof actualizarParticipante>;
  egresar: CasoDeUso<typeof egresarParticipante>;
  importar: CasoDeUso<typeof importarParticipantes>;
  eliminar: CasoDeUso<typeof eliminarParticipante>;
}

export interface ServiciosSedes extends Pick<SedeRepository, 'buscar' | 'obtener'> {
  listar: CasoDeUso<typeof listarSedes>;
  crear: CasoDeUso<typeof crearSede>;
  actualizar: CasoDeUso<typeof actualizarSede>;
  eliminar: CasoDeUso<typeof eliminarSede>;
}

export interface ServiciosAcudientes extends Pick<AcudienteRepository, 'buscar' | 'obtener'> {
  listar: CasoDeUso<typeof listarAcudientes>;
  listarDeParticipante: CasoDeUso<typeof listarAcudientesDeParticipante>;
  crear: CasoDeUso<typeof crearAcudiente>;
  actualizar: CasoDeUso<typeof actualizarAcudiente>;
  eliminar: CasoDeUso<typeof eliminarAcudiente>;
}

export interface ServiciosMensualidades
  extends Pick<MensualidadRepository, 'buscar' | 'obtener'>,
    CasoDeUso<typeof decidirMensualidad> {
  listar: CasoDeUso<typeof listarMensualidades>;
  crear: CasoDeUso<typeof crearMensualidad>;
  actualizar: CasoDeUso<typeof actualizarMensualidad>;
  registrarAbono: CasoDeUso<typeof registrarAbono>;
  anularAbono: CasoDeUso<typeof anularAbono>;
  generar: CasoDeUso<typeof generarMensualidades>;
  aplicarAjustes: CasoDeUso<typeof aplicarAjustes>;
}

export interface ServiciosFinanzas extends Finanzas {
  abonos: LibroDeAbonos['buscar'];
}

export interface ServiciosSaldosAFavor
  extends Pick<SaldosAFavor, 'obtener'>,
    CasoDeUso<typeof usarSaldoAFavor> {}

export interface ServiciosUsuarios {
  listar: CasoDeUso<typeof listarUsuarios>;
  crear: CasoDeUso<typeof crearUsuario>;
  actualizar: CasoDeUso<typeof actualizarUsuario>;
  ponerProvisional: CasoDeUso<typeof ponerContrasenaProvisional>;
  eliminar: CasoDeUso<typeof eliminarUsuario>;
}

export interface ServiciosArchivos
  extends Pick<ArchivoStore, 'listar' | 'urlDescarga' | 'leer'>,
    CasoDeUso<typeof organizarArchivos> {
  subir: CasoDeUso<typeof subirArchivo>;
}

export interface ServiciosConfiguracion extends Pick<ConfiguracionRepository, 'obtener'> {
  actualizar: CasoDeUso<typeof actualizarConfiguracion>;
}

export interface ServiciosRevision extends Pick<RevisionDeDatos, 'obtener'> {
  decidir: CasoDeUso<typeof decidirHallazgo>;
}

export interface ServiciosMisSesiones extends Pick<MisSesiones, 'listar'> {
  cerrar: CasoDeUso<typeof cerrarSesiones>;
}

/** Everything the back-office drives, slice by slice. */
export interface ServiciosPanel {
  participantes: ServiciosParticipantes;
  sedes: ServiciosSedes;
  acudientes: ServiciosAcudientes;
  mensualidades: ServiciosMensualidades;
  finanzas: ServiciosFinanzas;
  saldosAFavor: ServiciosSaldosAFavor;
  documentosCobro: DocumentosCobro;
  usuarios: ServiciosUsuarios;
  archivos: ServiciosArchivos;
  formatos: ServiciosFormatos;
  documentosFormato: DocumentosFormato;
  tablero: Tablero;
  revision: ServiciosRevision;
  actividad: ActividadRepository;
  verificador: VerificadorActividad;
  configuracion: ServiciosConfiguracion;
  actualizarPerfil: CasoDeUso<typeof actualizarPerfil>;
  cambiarContrasena: CasoDeUso<typeof cambiarContrasena>;
  misSesiones: ServiciosMisSesiones;
  permisos: Permisos;
  portapapeles: Portapapeles;
  /** Their code and key come with the first form. */
  cargarBorradores: () => Promise<Borradores>;
  /** Small choices of this person on this browser: how the sidebar was left. */
  preferencias: Almacen;
  registro: Registro;
  reloj: Reloj;
  ids: GeneradorIds;
}
