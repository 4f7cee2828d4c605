import { sinAnotar } from '@tests/application/dobles/cierres';
import { comoPanel, type PanelEnMano } from '@tests/builders/panel-en-mano';
import { vi } from 'vitest';
import { probarConexion } from '@/application/conexion/probar-conexion';
import type { Sonda } from '@/application/conexion/sonda.port';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { Autenticacion, Contrasenas } from '@/application/sesion/autenticacion.port';
import { cambiarContrasena } from '@/application/sesion/cambiar-contrasena';
import { cerrarSesion } from '@/application/sesion/cerrar-sesion';
import { iniciarSesion } from '@/application/sesion/iniciar-sesion';
import { restablecerContrasena } from '@/application/sesion/restablecer-contrasena';
import { conSalida } from '@/application/shared/con-salida';
import type { Sesion, UsuarioSesion } from '@/domain/sesion/sesion';
import { rolAlcanza } from '@/domain/shared/rol';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';
import { almacenEnMemoria } from './almacen-en-memoria';
import { borradoresEnMemoria } from './borradores-en-memoria';

export const unaSesion = (cambios: Partial<UsuarioSesion> = {}): Sesion => ({
  token: 'token-de-prueba',
  usuario: {
    id: 1,
    email: 'ana@fundacion.example',
    rol: 'ADMINISTRADOR',
    displayName: 'Ana Prueba',
    photoURL: null,
    ...cambios,
  },
});

/** Every member answers with a rejection that names itself: a test gives the ones its screen needs. */
const sinPrever = <T extends object>(nombre: string): T =>
  new Proxy({} as T, {
    get: (_, miembro) =>
      miembro === 'then' || typeof miembro === 'symbol'
        ? undefined
        : () => Promise.reject(new Error(`${nombre}.${miembro} no está previsto en esta prueba`)),
  });

export interface CambiosServicios {
  /** `null`: nobody is signed in. */
  sesion?: Sesion | null;
  autenticacion?: Partial<Autenticacion>;
  contrasenas?: Contrasenas;
  sonda?: Sonda;
  panel?: Partial<PanelEnMano>;
  preferencias?: Record<string, string>;
  /** How many wait to be sent from this device. */
  esperanAqui?: () => Promise<number>;
}

/** Both sets of services over doubles in memory, with the real use-cases of the session between them. */
export const crearServiciosFalsos = ({
  sesion = unaSesion(),
  autenticacion: cambios = {},
  contrasenas = {
    cambiar: async () => null,
    confirmar: async () => undefined,
    estrenar: async () => undefined,
  },
  sonda = { probar: async () => ({ success: true, responseTime: 12 }) },
  panel: previstos = {},
  preferencias = {},
  esperanAqui = async () => 0,
}: CambiosServicios = {}) => {
  const sesiones = crearInMemorySesionStore(sesion);
  const registro = { aviso: vi.fn(), error: vi.fn() };
  const idas = vi.fn<(ruta: string) => void>();
  const navegacion = { ...conSalida(idas), idas };
  const autenticacion: Autenticacion = {
    iniciarSesion: async () => unaSesion(),
    cerrarSesion: async () => undefined,
    restablecerContrasena: async () => ({ enviaCorreo: true }),
    actualizarPerfil: async () => ({}),
    tienePermiso: async (rol) => rolAlcanza(sesiones.leer()?.usuario.rol, rol),
    ...cambios,
  };
  const borradores = borradoresEnMemoria(sesiones, { ahora: () => new Date('2026-11-21T15:42:00Z') });
  const acceso: ServiciosAcceso = {
    sesiones,
    contrasenas,
    navegacion,
    iniciarSesion: iniciarSesion({ autenticacion, sesiones }),
    cambiarContrasena: cambiarContrasena({ contrasenas, sesiones }),
    cerrarSesion: cerrarSesion({
      autenticacion,
      sesiones,
      borradores,
      registro,
      anotarSalida: sinAnotar,
      olvidarCopia: async () => undefined,
    }),
    restablecerContrasena: restablecerContrasena({ autenticacion }),
    probarConexion: probarConexion({ sonda }),
    esperanAqui,
  };
  const cofre = crearInMemoryCofre();
  const enMano: PanelEnMano = {
    participantes: sinPrever('participantes'),
    estancias: sinPrever('estancias'),
    fotos: sinPrever('fotos'),
    bitacora: sinPrever('bitacora'),
    sedes: sinPrever('sedes'),
    acudientes: sinPrever('acudientes'),
    mensualidades: sinPrever('mensualidades'),
    finanzas: sinPrever('finanzas'),
    saldosAFavor: sinPrever('saldosAFavor'),
    cobranza: sinPrever('cobranza'),
    enlacesDeCuenta: sinPrever('enlacesDeCuenta'),
    // The header of the month is on the page of every test of the fees.
    cierres: { ...sinPrever('cierres'), resumen: async () => null, listar: async () => null },
    pagos: sinPrever('pagos'),
    documentosCobro: sinPrever('documentosCobro'),
    compartidor: { puede: () => false, compartir: async () => false },
    usuarios: sinPrever('usuarios'),
    archivos: sinPrever('archivos'),
    formatos: sinPrever('formatos'),
    documentosFormato: sinPrever('documentosFormato'),
    tablero: sinPrever('tablero'),
    revision: sinPrever('revision'),
    actividad: sinPrever('actividad'),
    verificador: sinPrever('verificador'),
    sistema: { ...sinPrever('sistema'), mirar: async () => null, ejemplos: async () => null },
    misSesiones: sinPrever('misSesiones'),
    configuracion: sinPrever('configuracion'),
    sitio: sinPrever('sitio'),
    cuenta: sinPrever('cuenta'),
    permisos: { alcanza: autenticacion.tienePermiso },
    portapapeles: { copiar: async () => undefined },
    cargarBorradores: async () => borradores,
    hayBorradores: () => borradores.hay('1'),
    cargarCofre: async () => cofre,
    cargarSinRed: async () => null,
    haySinRed: () => false,
    preferencias: almacenEnMemoria(preferencias),
    registro,
    reloj: { ahora: () => new Date('2026-11-21T15:00:00Z') },
    ids: { nuevo: () => crypto.randomUUID() },
    ...previstos,
  };
  return { acceso, panel: comoPanel(enMano), sesiones, navegacion, registro };
};
