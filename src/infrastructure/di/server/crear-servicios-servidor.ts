import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Container } from 'inversify';
import type { MemoriaDeSello } from '@/application/actividad/libro-encadenado.port';
import { sellarHistoria } from '@/application/actividad/sellar-historia';
import { verificarActividad } from '@/application/actividad/verificar-actividad';
import { avisarCambioDeCuentas } from '@/application/configuracion/avisar-cambio-de-cuentas';
import type { RelojVigilado } from '@/application/operacion/vigilar-reloj';
import type { ServiciosServidor, UnidadDeTrabajo } from '@/application/servicios/servicios-servidor';
import type { Reloj } from '@/application/shared/equipo.port';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import { vigilarSistema } from '@/application/sistema/vigilar-sistema';
import { correosDeAdministradores } from '@/application/usuarios/contar-administradores';
import type { MarcaDeSello } from '@/domain/actividad/sello-de-historia';
import { PLANTILLAS_INICIALES } from '@/domain/formatos/plantillas/plantillas-iniciales';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { llaveHmacDeHistoria } from '@/infrastructure/crypto/llave-hmac-de-historia';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import { leerLoPublicado } from '@/infrastructure/di/server/leer-lo-publicado';
import { moduloSesion } from '@/infrastructure/di/server/modulo-sesion';
import { crearComprobadorDeSalud } from '@/infrastructure/di/server/salud';
import {
  type AlmacenDeArchivos,
  crearServiciosArchivos,
} from '@/infrastructure/di/server/servicios-archivos';
import type { TodasLasHechuras } from '@/infrastructure/di/server/servicios-peticion';
import {
  crearServiciosRestablecimiento,
  type SalidaDeCorreo,
} from '@/infrastructure/di/server/servicios-restablecimiento';
import { sondasDelServidor } from '@/infrastructure/di/server/sistema/sondas-del-servidor';
import { T } from '@/infrastructure/di/server/tokens-di';
import { type BasesDeTrabajo, crearUnidadDeTrabajo } from '@/infrastructure/di/server/unidad-de-trabajo';
import { crearTallerDeFotos } from '@/infrastructure/imagenes/taller-de-fotos';
import { depurarActividad } from '@/infrastructure/postgres/actividad/depurar-actividad';
import { enTurnoDeSellar } from '@/infrastructure/postgres/actividad/postgres-libro-de-sellos';
import { postgresLibroEncadenado } from '@/infrastructure/postgres/actividad/postgres-libro-encadenado';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresIndicadores } from '@/infrastructure/postgres/operacion/postgres-indicadores';
import { compactarConteos } from '@/infrastructure/postgres/shared/compactar-conteos';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';
import { limpiarVencidos } from '@/infrastructure/postgres/shared/limpiar-vencidos';
import { postgresRespuestasGuardadas } from '@/infrastructure/postgres/shared/postgres-respuestas-guardadas';
import { llavesDeBorradores } from '@/infrastructure/postgres/shared/secreto-guardado';
import { limpiarFotosSinUso } from '@/infrastructure/postgres/sitio/postgres-fotos-del-sitio';
import { limpiarVistasPrevias } from '@/infrastructure/postgres/sitio/postgres-vistas-previas';
import { postgresConteoVisitas } from '@/infrastructure/postgres/visitas/postgres-conteo-visitas';
import { libretaDelSistemaEnDisco } from '@/infrastructure/storage/sistema/libreta-del-sistema-en-disco';

const RELOJ_DEL_SISTEMA: Reloj & Partial<Pick<RelojVigilado, 'estado'>> = { ahora: () => new Date() };

const SIN_CORREO: SalidaDeCorreo = {
  correos: { agregar: () => {}, terminar: async () => {} },
  correo: { enviar: async () => {} },
  envia: false,
  urlSitio: '',
};

/** What the history is signed with, and where its last seal is remembered; neither is in the database. */
export interface MediosDeSellar {
  llave: LlaveDeHistoria;
  memoria: MemoriaDeSello;
  pierdeElFinal?: boolean;
}

/** What the server runs on. */
export interface LugarVigilado {
  carpetaDatos: string;
  embebida: boolean;
}

/** Ends with the process: nobody else can check what it signs. */
const selladoDePaso = (): MediosDeSellar => {
  let marca: MarcaDeSello | null = null;
  return {
    llave: llaveHmacDeHistoria(randomUUID()),
    memoria: {
      leer: async () => marca,
      guardar: async (nueva) => {
        marca = nueva;
      },
    },
  };
};

/** All of them or none. When another server that starts at the same time was first, its work is kept. */
const instalarPlantillasIniciales = async ({ escribir }: UnidadDeTrabajo): Promise<void> => {
  try {
    await escribir(SISTEMA, ({ formatos }) => formatos.instalar(PLANTILLAS_INICIALES));
  } catch (error) {
    if (!tieneCodigo(error, 'VERSION_OBSOLETA') && !tieneCodigo(error, 'DUPLICADO')) throw error;
  }
};

/** Composes the two services over one open database. */
export const crearServiciosServidor = (
  hechuras: TodasLasHechuras,
  bases: BasesDeTrabajo,
  archivos: AlmacenDeArchivos,
  reloj = RELOJ_DEL_SISTEMA,
  salida: SalidaDeCorreo = SIN_CORREO,
  /** Age at which the lines of the history are removed; never, unless given. */
  diasDeHistoria?: number,
  sellado: MediosDeSellar = selladoDePaso(),
  /** Where the state of the system is looked at. */
  lugar: LugarVigilado = { carpetaDatos: '.', embebida: true },
): ServiciosServidor => {
  const { db } = bases;
  const contenedor = new Container();
  contenedor.bind(T.baseDatos).toConstantValue(db);
  contenedor.bind(T.reloj).toConstantValue(reloj);
  contenedor.load(moduloSesion);
  const tokens = contenedor.get(T.tokens);
  const contrasenas = contenedor.get(T.contrasenas);
  const unidadDeTrabajo = crearUnidadDeTrabajo(hechuras, bases, reloj, contrasenas, archivos.bodega);
  const traducido =
    <A extends unknown[], R>(tarea: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      tarea(...args).catch((error: unknown) => {
        throw traducirErrorPostgres(error);
      });
  const [sesiones, freno] = [contenedor.get(T.sesiones), contenedor.get(T.freno)];
  const visitas = postgresConteoVisitas(db);
  const respuestas = postgresRespuestasGuardadas(db, reloj);
  const { restablecimiento, puestaEnMarcha } = crearServiciosRestablecimiento({
    db,
    reloj,
    freno,
    contrasenas,
    tokens,
    salida,
  });
  const serviciosArchivos = crearServiciosArchivos(db, reloj, archivos);
  const comprobarSalud = crearComprobadorDeSalud(
    () => db.execute(sql`select 1`),
    archivos.bodega,
    reloj.estado,
  );
  const libreta = libretaDelSistemaEnDisco(lugar.carpetaDatos);
  const { envia: enviaCorreo, urlSitio, correos, correo } = salida;
  const sistema = vigilarSistema({
    sondas: sondasDelServidor({ ...lugar, db, comprobarSalud, libreta, enviaCorreo, urlSitio }),
    libreta,
    reloj,
    correo,
    administradores: () =>
      unidadDeTrabajo.leer(SISTEMA, async ({ usuarios }) =>
        correosDeAdministradores(await usuarios.listar()),
      ),
  });
  return {
    unidadDeTrabajo,
    publicado: leerLoPublicado(unidadDeTrabajo),
    autenticar: traducido(contenedor.get(T.autenticar)),
    sesiones: {
      abrir: traducido(sesiones.abrir),
      titular: traducido(sesiones.titular),
      revocar: traducido(sesiones.revocar),
      recordado: sesiones.recordado,
    },
    avisarCambioDeCuentas: avisarCambioDeCuentas({ correos, reloj, urlSitio }),
    freno: {
      contar: traducido(freno.contar),
      olvidar: traducido(freno.olvidar),
      conoce: traducido(freno.conoce),
      reconocer: traducido(freno.reconocer),
    },
    respuestas: {
      reservar: traducido(respuestas.reservar),
      guardar: traducido(respuestas.guardar),
      soltar: traducido(respuestas.soltar),
    },
    verificarActividad: traducido(() =>
      db.transaction(
        (tx) =>
          verificarActividad({
            libro: postgresLibroEncadenado(tx as unknown as Ejecutor),
            huella: tokens.huella,
            ...sellado,
          })(),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    ),
    sellarHistoria: traducido(
      sellarHistoria({ ...sellado, reloj, enTurno: enTurnoDeSellar({ db, reloj, actor: SISTEMA }) }),
    ),
    archivos: serviciosArchivos,
    tallerDeFotos: crearTallerDeFotos(),
    restablecimiento: {
      pedir: traducido(restablecimiento.pedir),
      usar: traducido(restablecimiento.usar),
    },
    puestaEnMarcha: {
      pendiente: traducido(puestaEnMarcha.pendiente),
      enlazar: traducido(puestaEnMarcha.enlazar),
      crearAdministrador: traducido(puestaEnMarcha.crearAdministrador),
    },
    visitas: { subirHasta: traducido(visitas.subirHasta) },
    huellaDeToken: tokens.huella,
    llaveDeBorradores: traducido(llavesDeBorradores(db)),
    comprobarSalud,
    sistema: { ...sistema, mirar: traducido(sistema.mirar), avisar: traducido(sistema.avisar) },
    indicadores: { leer: traducido(postgresIndicadores(db, reloj).leer) },
    turnosDeContrasena: contenedor.get(T.turnosDeContrasena).estado,
    limpiarVencidos: traducido(async () => {
      await limpiarVencidos(db, reloj);
      await limpiarFotosSinUso(db, reloj);
      await limpiarVistasPrevias(db, reloj);
      if (diasDeHistoria !== undefined)
        await depurarActividad({ db, reloj, actor: SISTEMA }, diasDeHistoria, sellado.llave);
      await serviciosArchivos.depurarPapelera();
    }),
    compactarConteos: traducido(() => compactarConteos(db)),
    instalarPlantillas: () => instalarPlantillasIniciales(unidadDeTrabajo),
    crearPrimerAdministrador: (email, password, elegida) =>
      unidadDeTrabajo.escribir(SISTEMA, async ({ usuarios }) => {
        if ((await usuarios.listar()).length > 0) return false;
        await usuarios.crear({ email, password, rol: 'ADMINISTRADOR' }, { elegida });
        return true;
      }),
  };
};
