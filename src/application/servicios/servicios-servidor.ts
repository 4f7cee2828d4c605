import type { ActividadRepository } from '@/application/actividad/actividad-repository.port';
import type { Auditoria } from '@/application/actividad/auditoria.port';
import type { verificarActividad } from '@/application/actividad/verificar-actividad';
import type { actualizarAcudiente } from '@/application/acudientes/actualizar-acudiente';
import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import type { crearAcudiente } from '@/application/acudientes/crear-acudiente';
import type { eliminarAcudiente } from '@/application/acudientes/eliminar-acudiente';
import type { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import type { anularAbono } from '@/application/mensualidades/anular-abono';
import type { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import type { imprimirEstadoDeCuenta } from '@/application/mensualidades/imprimir-estado-de-cuenta';
import type { imprimirEstadoDePagador } from '@/application/mensualidades/imprimir-estado-de-pagador';
import type { imprimirRecibo } from '@/application/mensualidades/imprimir-recibo';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { registrarAbono } from '@/application/mensualidades/registrar-abono';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { usarSaldoAFavor } from '@/application/mensualidades/usar-saldo-a-favor';
import type { LectorDeIndicadores } from '@/application/operacion/indicadores.port';
import type { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import type { crearParticipante } from '@/application/participantes/crear-participante';
import type { eliminarParticipante } from '@/application/participantes/eliminar-participante';
import type { importarParticipantes } from '@/application/participantes/importar-participantes';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import type { decidirHallazgo } from '@/application/revision/decidir-hallazgo';
import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import type { actualizarSede } from '@/application/sedes/actualizar-sede';
import type { crearSede } from '@/application/sedes/crear-sede';
import type { eliminarSede } from '@/application/sedes/eliminar-sede';
import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import type { ServiciosArchivosServidor } from '@/application/servicios/servicios-archivos-servidor';
import type { ServiciosFormatosPeticion } from '@/application/servicios/servicios-formatos';
import type { autenticarCredenciales } from '@/application/sesion/autenticar-credenciales';
import type { cambiarContrasenaPropia } from '@/application/sesion/cambiar-contrasena-propia';
import type { cerrarSesionesPropias } from '@/application/sesion/cerrar-sesiones-propias';
import type { Cuentas } from '@/application/sesion/cuentas.port';
import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { pedirRestablecimiento } from '@/application/sesion/pedir-restablecimiento';
import type { SesionPorConfirmar } from '@/application/sesion/sesion-por-confirmar';
import type { SesionesAbiertas } from '@/application/sesion/sesiones-abiertas.port';
import type { SesionesPropias } from '@/application/sesion/sesiones-propias.port';
import type { usarRestablecimiento } from '@/application/sesion/usar-restablecimiento';
import type { RespuestasGuardadas } from '@/application/shared/respuestas-guardadas.port';
import type { Turnos } from '@/application/shared/turnos.port';
import type { Tablero } from '@/application/tablero/tablero.port';
import type { actualizarUsuario } from '@/application/usuarios/actualizar-usuario';
import type { crearUsuario } from '@/application/usuarios/crear-usuario';
import type { eliminarUsuario } from '@/application/usuarios/eliminar-usuario';
import type { ponerContrasenaProvisional } from '@/application/usuarios/poner-contrasena-provisional';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import type { ConteoGuardado } from '@/application/visitas/conteo-guardado.port';
import type { Salud } from '@/domain/operacion/salud';
import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';

type CasoDeUso<F extends (dependencias: never) => unknown> = ReturnType<F>;

type Lecturas<R> = Pick<R, Extract<keyof R, 'listar' | 'listarDeParticipante' | 'buscar' | 'obtener'>>;

/** Who a request acts for; `origen` is the address it came from. */
export interface ActorPeticion {
  id: Id;
  email: string;
  rol: Rol;
  origen: string | null;
  /** Their session, when it is only remembered. */
  porConfirmar?: SesionPorConfirmar;
}

/** What one request of the dashboard service may do, on behalf of one person. Reads go straight to the port. */
export interface ServiciosPeticion {
  participantes: Lecturas<ParticipanteRepository> & {
    crear: CasoDeUso<typeof crearParticipante>;
    actualizar: CasoDeUso<typeof actualizarParticipante>;
    importar: CasoDeUso<typeof importarParticipantes>;
    eliminar: CasoDeUso<typeof eliminarParticipante>;
  };
  sedes: Lecturas<SedeRepository> & {
    crear: CasoDeUso<typeof crearSede>;
    actualizar: CasoDeUso<typeof actualizarSede>;
    eliminar: CasoDeUso<typeof eliminarSede>;
  };
  acudientes: Lecturas<AcudienteRepository> & {
    crear: CasoDeUso<typeof crearAcudiente>;
    actualizar: CasoDeUso<typeof actualizarAcudiente>;
    eliminar: CasoDeUso<typeof eliminarAcudiente>;
  };
  mensualidades: Lecturas<MensualidadRepository> & {
    crear: CasoDeUso<typeof crearMensualidad>;
    actualizar: CasoDeUso<typeof actualizarMensualidad>;
    registrarAbono: CasoDeUso<typeof registrarAbono>;
    anularAbono: CasoDeUso<typeof anularAbono>;
    generar: CasoDeUso<typeof generarMensualidades>;
  };
  abonos: Pick<LibroDeAbonos, 'buscar' | 'recibo'>;
  saldosAFavor: Pick<SaldosAFavor, 'obtener'> & CasoDeUso<typeof usarSaldoAFavor>;
  finanzas: Finanzas;
  imprimirRecibo: CasoDeUso<typeof imprimirRecibo>;
  imprimirEstadoDeCuenta: CasoDeUso<typeof imprimirEstadoDeCuenta>;
  imprimirEstadoDePagador: CasoDeUso<typeof imprimirEstadoDePagador>;
  usuarios: Lecturas<UsuarioRepository> & {
    crear: CasoDeUso<typeof crearUsuario>;
    actualizar: CasoDeUso<typeof actualizarUsuario>;
    ponerProvisional: CasoDeUso<typeof ponerContrasenaProvisional>;
    eliminar: CasoDeUso<typeof eliminarUsuario>;
  };
  cuentas: Pick<Cuentas, 'actualizarPerfil'>;
  sesionesPropias: Pick<SesionesPropias, 'listar' | 'salir'>;
  cerrarSesionesPropias: CasoDeUso<typeof cerrarSesionesPropias>;
  cambiarContrasena: CasoDeUso<typeof cambiarContrasenaPropia>;
  configuracion: Pick<ConfiguracionRepository, 'obtener'> & {
    actualizar: CasoDeUso<typeof actualizarConfiguracion>;
  };
  formatos: ServiciosFormatosPeticion;
  tablero: Tablero;
  revision: Pick<RevisionDeDatos, 'obtener'> & { decidir: CasoDeUso<typeof decidirHallazgo> };
  actividad: ActividadRepository;
  auditoria: Auditoria;
}

export interface UnidadDeTrabajo {
  /** Without a transaction. */
  leer<T>(actor: ActorPeticion, trabajo: (servicios: ServiciosPeticion) => Promise<T>): Promise<T>;
  /** One write that its port keeps whole by itself: no transaction around it, and no trips to open and close one. */
  escribirUna<T>(actor: ActorPeticion, trabajo: (servicios: ServiciosPeticion) => Promise<T>): Promise<T>;
  /** All of it or nothing of it. */
  escribir<T>(actor: ActorPeticion, trabajo: (servicios: ServiciosPeticion) => Promise<T>): Promise<T>;
}

export interface ServiciosRestablecimiento {
  pedir: CasoDeUso<typeof pedirRestablecimiento>;
  usar: CasoDeUso<typeof usarRestablecimiento>;
}

/** What the two services run on, built once when they start. */
export interface ServiciosServidor {
  unidadDeTrabajo: UnidadDeTrabajo;
  autenticar: CasoDeUso<typeof autenticarCredenciales>;
  restablecimiento: ServiciosRestablecimiento;
  sesiones: SesionesAbiertas;
  freno: FrenoIntentos;
  visitas: ConteoGuardado;
  archivos: ServiciosArchivosServidor;
  huellaDeToken(token: string): string;
  respuestas: RespuestasGuardadas;
  /** Reads the whole history again. */
  verificarActividad: CasoDeUso<typeof verificarActividad>;
  /** What the browser of that person closes unsaved forms with; always the same, and nobody else's. */
  llaveDeBorradores(usuario: Id): Promise<string>;
  /** Asks the database and the file store, each for a moment at most. */
  comprobarSalud(): Promise<Omit<Salud, 'service'>>;
  indicadores: LectorDeIndicadores;
  /** Passwords being checked now, and those that wait their turn. */
  turnosDeContrasena(): Turnos;
  /** Removes what nothing asks for any more: ended sessions, old keys and attempts, and history past its time. */
  limpiarVencidos(): Promise<void>;
  /** Shortens what the lists add up for their totals, when it has grown long. */
  compactarConteos(): Promise<void>;
  /** Puts in force the shipped templates that this foundation never had. */
  instalarPlantillas(): Promise<void>;
  /** Answers false when there was already a user. A password that nobody chose (`elegida`) is provisional. */
  crearPrimerAdministrador(email: string, contrasena: string, elegida: boolean): Promise<boolean>;
}
