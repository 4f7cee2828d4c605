import type { Borradores, LlaveBorradores } from '@/application/borradores/borradores.port';
import type { EquipoDelPanel } from '@/application/servicios/servicios-panel';
import type { Autenticacion, Contrasenas, MisSesiones } from '@/application/sesion/autenticacion.port';
import type { CierresPendientes } from '@/application/sesion/cierres-pendientes';
import { permisosDeSesion } from '@/application/sesion/permisos-de-sesion';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Almacen, Navegacion, Registro, Reloj } from '@/application/shared/equipo.port';
import type { Identidad, Permisos } from '@/application/shared/permisos.port';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import type { DependenciasBorradores } from '@/infrastructure/browser/borradores/borradores-navegador';
import { crearGeneradorIdsNavegador } from '@/infrastructure/browser/generador-ids-navegador';
import { crearPortapapelesNavegador } from '@/infrastructure/browser/portapapeles-navegador';
import { cargarUnaVez } from '../comun/cargar-una-vez';
import { type Modulo, puerto } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    registro: Registro;
    reloj: Reloj;
    navegacion: Navegacion;
    borradores: CajaBorradores;
    autenticacion: Autenticacion;
    anotarSalida: CierresPendientes['anotar'];
    contrasenas: Contrasenas;
    misSesiones: MisSesiones;
    sesiones: SesionStore;
    identidad: Identidad;
    permisos: Permisos;
    equipo: EquipoDelPanel;
    cargarCofre: () => Promise<Cofre>;
  }
}

export interface Equipo {
  registro: Registro;
  reloj: Reloj;
  /** This browser's lasting store. */
  almacen: Almacen;
  navegacion: Navegacion;
  sesiones: SesionStore;
  autenticacion: Autenticacion;
  anotarSalida: CierresPendientes['anotar'];
  contrasenas: Contrasenas;
  misSesiones: MisSesiones;
  borradores: CajaBorradores;
  llaveBorradores: LlaveBorradores;
  cargarCofre: () => Promise<Cofre>;
  cargarSinRed: EquipoDelPanel['cargarSinRed'];
}

/** Looks at the box alone: neither their code nor their key is asked for. */
const crearHayBorradores =
  ({ caja, sesiones }: Pick<DependenciasBorradores, 'caja' | 'sesiones'>) =>
  (): boolean => {
    const id = sesiones.leer()?.usuario.id;
    return id !== undefined && caja.hay(String(id));
  };

/** Drafts arrive with the first form: lists do not pay for their code. */
const crearCargadorBorradores = (deps: Omit<DependenciasBorradores, 'cripto'>): (() => Promise<Borradores>) =>
  cargarUnaVez(async () => {
    const { crearBorradoresNavegador } = await import(
      '@/infrastructure/browser/borradores/borradores-navegador'
    );
    return crearBorradoresNavegador({ ...deps, cripto: window.crypto });
  });

/** What the person's own machine gives, who is signed in, and what that allows. */
export const crearModuloEquipo = ({ almacen, llaveBorradores: llave, ...equipo }: Equipo): Modulo => {
  const { registro, reloj, sesiones, autenticacion, borradores: caja } = equipo;
  const haySinRed = () => almacen.leer(CLAVES_LOCALES.sinRed) !== null;
  /** Its code arrives only where somebody chose the device. */
  const cofre = async () => (haySinRed() ? equipo.cargarCofre() : null);
  return ({ bind }) => {
    bind(puerto('registro')).toConstantValue(registro);
    bind(puerto('reloj')).toConstantValue(reloj);
    bind(puerto('navegacion')).toConstantValue(equipo.navegacion);
    bind(puerto('borradores')).toConstantValue(caja);
    bind(puerto('autenticacion')).toConstantValue(autenticacion);
    bind(puerto('anotarSalida')).toConstantValue(equipo.anotarSalida);
    bind(puerto('contrasenas')).toConstantValue(equipo.contrasenas);
    bind(puerto('misSesiones')).toConstantValue(equipo.misSesiones);
    bind(puerto('sesiones')).toConstantValue(sesiones);
    bind(puerto('cargarCofre')).toConstantValue(equipo.cargarCofre);
    bind(puerto('identidad')).toConstantValue({ idUsuario: () => sesiones.leer()?.usuario.id ?? null });
    bind(puerto('permisos')).toConstantValue(permisosDeSesion({ autenticacion, sesiones }));
    bind(puerto('equipo')).toResolvedValue(
      (permisos: Permisos) => ({
        permisos,
        registro,
        reloj,
        preferencias: almacen,
        ids: crearGeneradorIdsNavegador(window.crypto),
        portapapeles: crearPortapapelesNavegador(window.navigator, document),
        cargarBorradores: crearCargadorBorradores({ caja, llave, cofre, sesiones, reloj, registro }),
        cargarCofre: equipo.cargarCofre,
        cargarSinRed: equipo.cargarSinRed,
        haySinRed,
        hayBorradores: crearHayBorradores({ caja, sesiones }),
      }),
      [puerto('permisos')],
    );
  };
};
