import type { sellarHistoria } from '@/application/actividad/sellar-historia';
import type { verificarActividad } from '@/application/actividad/verificar-actividad';
import type { avisarCambioDeCuentas } from '@/application/configuracion/avisar-cambio-de-cuentas';
import type { LectorPublicado } from '@/application/configuracion/publicado.port';
import type { LectorDeIndicadores } from '@/application/operacion/indicadores.port';
import type { ServiciosPeticion } from '@/application/servicios/secciones';
import type { ServiciosArchivosServidor } from '@/application/servicios/servicios-archivos-servidor';
import type { autenticarCredenciales } from '@/application/sesion/autenticar-credenciales';
import type { crearPrimerAdministrador } from '@/application/sesion/crear-primer-administrador';
import type { enlazarPuestaEnMarcha } from '@/application/sesion/enlazar-puesta-en-marcha';
import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { pedirRestablecimiento } from '@/application/sesion/pedir-restablecimiento';
import type { PuestaEnMarcha } from '@/application/sesion/puesta-en-marcha.port';
import type { SesionesAbiertas } from '@/application/sesion/sesiones-abiertas.port';
import type { usarRestablecimiento } from '@/application/sesion/usar-restablecimiento';
import type { Turnos } from '@/application/shared/equipo.port';
import type { RespuestasGuardadas } from '@/application/shared/respuestas-guardadas.port';
import type { VigiaDelServidor } from '@/application/sistema/vigilar-sistema';
import type { TallerDeFotos } from '@/application/sitio/fotos-del-sitio.port';
import type { ConteoGuardado } from '@/application/visitas/sincronizacion-visitas.port';
import type { Salud } from '@/domain/operacion/salud';
import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';
import type { SitioPublico } from '@/domain/sitio/sitio-guardado';

type CasoDeUso<F extends (dependencias: never) => unknown> = ReturnType<F>;

/** Who a request acts for; `origen` is the address it came from. */
export interface ActorPeticion {
  id: Id;
  email: string;
  rol: Rol;
  origen: string | null;
}

export interface UnidadDeTrabajo {
  /** Without a transaction. */
  leer<T>(actor: ActorPeticion, trabajo: (servicios: ServiciosPeticion) => Promise<T>): Promise<T>;
  /** The same for what anybody may read. */
  leerSinSesion<T>(trabajo: (servicios: ServiciosPeticion) => Promise<T>): Promise<T>;
  /** Without a transaction, for what may be long: nobody who reads or writes one record waits behind it, and it ends soon. */
  listar<T>(actor: ActorPeticion, trabajo: (servicios: ServiciosPeticion) => Promise<T>): Promise<T>;
  /** One write that its port keeps whole by itself: no transaction around it, and no trips to open and close one. */
  escribirUna<T>(actor: ActorPeticion, trabajo: (servicios: ServiciosPeticion) => Promise<T>): Promise<T>;
  /** All of it or nothing of it. */
  escribir<T>(actor: ActorPeticion, trabajo: (servicios: ServiciosPeticion) => Promise<T>): Promise<T>;
}

/** What any visitor reads, as often as they like. */
export interface LoPublicado extends LectorPublicado {
  /** What the site says; `null` where the service keeps none. */
  sitio(): Promise<SitioPublico | null>;
}

export interface ServiciosRestablecimiento {
  pedir: CasoDeUso<typeof pedirRestablecimiento>;
  usar: CasoDeUso<typeof usarRestablecimiento>;
}

/** The first administrator, by whoever starts the product. */
export interface ServiciosPuestaEnMarcha extends Pick<PuestaEnMarcha, 'pendiente'> {
  enlazar: CasoDeUso<typeof enlazarPuestaEnMarcha>;
  crearAdministrador: CasoDeUso<typeof crearPrimerAdministrador>;
}

/** What the two services run on, built once when they start. */
export interface ServiciosServidor {
  unidadDeTrabajo: UnidadDeTrabajo;
  publicado: LoPublicado;
  autenticar: CasoDeUso<typeof autenticarCredenciales>;
  restablecimiento: ServiciosRestablecimiento;
  puestaEnMarcha: ServiciosPuestaEnMarcha;
  sesiones: SesionesAbiertas;
  freno: FrenoIntentos;
  visitas: ConteoGuardado;
  archivos: ServiciosArchivosServidor;
  tallerDeFotos: TallerDeFotos;
  huellaDeToken(token: string): string;
  respuestas: RespuestasGuardadas;
  /** Tells every administrator that published accounts changed. */
  avisarCambioDeCuentas: CasoDeUso<typeof avisarCambioDeCuentas>;
  /** Reads the whole history again. */
  verificarActividad: CasoDeUso<typeof verificarActividad>;
  /** Signs the history as it is now. */
  sellarHistoria: CasoDeUso<typeof sellarHistoria>;
  /** What the browser of that person closes unsaved forms with; always the same, and nobody else's. */
  llaveDeBorradores(usuario: Id): Promise<string>;
  /** Asks the database and the file store, each for a moment at most. */
  comprobarSalud(): Promise<Omit<Salud, 'service'>>;
  indicadores: LectorDeIndicadores;
  sistema: VigiaDelServidor;
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
