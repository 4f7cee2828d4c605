import { listarSedes } from '@/application/sedes/listar-sedes';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { permisosDeSesion } from '@/application/sesion/permisos-de-sesion';
import { listarUsuarios } from '@/application/usuarios/listar-usuarios';
import { crearGeneradorIdsNavegador } from '@/infrastructure/browser/generador-ids-navegador';
import { crearPortapapelesNavegador } from '@/infrastructure/browser/portapapeles-navegador';
import type { BaseNavegador } from './base-navegador';
import { crearCargadorBorradores } from './comun/cargador-borradores';
import { cargarUnaVez } from './comun/cargar-una-vez';
import { perezoso } from './comun/perezoso';
import { lecturasHttp } from './lecturas-http';

/** The members that answer a promise: these can be waited for. */
type Tardio = Exclude<
  keyof ServiciosPanel,
  | 'portapapeles'
  | 'preferencias'
  | 'registro'
  | 'reloj'
  | 'ids'
  | 'actualizarPerfil'
  | 'cambiarContrasena'
  | 'cargarBorradores'
>;

const conLecturas = <T extends object>(todo: T, lecturas: Partial<T>): T =>
  new Proxy(todo, {
    get: (objeto, miembro) => Reflect.get(Object.hasOwn(lecturas, miembro) ? lecturas : objeto, miembro),
  });

/**
 * The back-office as its pages need it: what a first screen reads is composed by hand, slice by slice; everything else
 * comes from the container, whose 40 kB travel when somebody does something with them (docs/adr/0036).
 */
export const componerPanelPorPartes = (base: BaseNavegador): ServiciosPanel => {
  const contenedor = cargarUnaVez(async () => {
    const { componerPanelNavegador } = await import('./panel-navegador');
    return componerPanelNavegador(base);
  });
  const resto = <K extends Tardio>(nombre: K): ServiciosPanel[K] =>
    perezoso(async () => (await contenedor())[nombre]);
  const borradores = crearCargadorBorradores({
    ...base,
    caja: base.borradores,
    llave: base.llaveBorradores,
  });
  const { participantes, sedes, acudientes, mensualidades, usuarios, archivos, tablero, revision } =
    lecturasHttp(base);
  return {
    participantes: conLecturas(resto('participantes'), {
      buscar: participantes.buscar,
      obtener: participantes.obtener,
    }),
    sedes: conLecturas(resto('sedes'), {
      buscar: sedes.buscar,
      obtener: sedes.obtener,
      listar: listarSedes({ sedes }),
    }),
    acudientes: conLecturas(resto('acudientes'), { buscar: acudientes.buscar, obtener: acudientes.obtener }),
    mensualidades: conLecturas(resto('mensualidades'), {
      buscar: mensualidades.buscar,
      obtener: mensualidades.obtener,
    }),
    usuarios: conLecturas(resto('usuarios'), { listar: listarUsuarios({ usuarios }) }),
    archivos: conLecturas(resto('archivos'), { listar: archivos.listar }),
    tablero,
    revision: conLecturas(resto('revision'), { obtener: revision.obtener }),
    finanzas: resto('finanzas'),
    saldosAFavor: resto('saldosAFavor'),
    documentosCobro: resto('documentosCobro'),
    formatos: resto('formatos'),
    documentosFormato: resto('documentosFormato'),
    actividad: resto('actividad'),
    verificador: resto('verificador'),
    configuracion: resto('configuracion'),
    misSesiones: resto('misSesiones'),
    actualizarPerfil: async (...datos) => (await contenedor()).actualizarPerfil(...datos),
    cambiarContrasena: async (...datos) => (await contenedor()).cambiarContrasena(...datos),
    cargarBorradores: () => {
      // A form has opened: what will save it comes now, while there is a network.
      contenedor().catch(() => undefined);
      return borradores();
    },
    permisos: permisosDeSesion(base),
    portapapeles: crearPortapapelesNavegador(window.navigator, document),
    preferencias: base.almacen,
    registro: base.registro,
    reloj: base.reloj,
    ids: crearGeneradorIdsNavegador(window.crypto),
  };
};
