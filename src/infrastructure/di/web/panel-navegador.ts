import type { Container } from 'inversify';
import type { EquipoDelPanel, ServiciosPanel } from '@/application/servicios/servicios-panel';
import { BASE_SIN_RED } from '@/domain/shared/constantes';
import { cargar } from './comun/contenedor';
import { panelDe, type Traer } from './comun/panel-de-contenedor';
import { contenedorNavegador } from './contenedor-navegador';
import { EN_EL_NAVEGADOR, LECTURAS } from './lista-de-secciones';
import { type Modulo, puerto } from './nombres';

const traerTodas = (): void => {
  for (const traer of Object.values(EN_EL_NAVEGADOR)) traer().catch(() => undefined);
};

const traerEn = (contenedor: Container): Traer => {
  const traidos = new Set<Modulo>();
  const cargarUnaVez = (modulos: readonly Modulo[]): void => {
    for (const modulo of modulos.filter((otro) => !traidos.has(otro))) {
      traidos.add(modulo);
      cargar(contenedor, modulo);
    }
  };
  return {
    casos: async (seccion) => cargarUnaVez((await EN_EL_NAVEGADOR[seccion]()).modulos),
    puerto: async (lectura) => cargarUnaVez([await LECTURAS[lectura]()]),
  };
};

const estaLaBase = async (): Promise<boolean> =>
  (await window.indexedDB?.databases?.())?.some(({ name }) => name === BASE_SIN_RED) ?? false;

/**
 * Whether somebody keeps things here, which is marked where it can be read at once. The browser writes that late: a power cut
 * takes the mark and leaves what it marks, and whoever opens it marks it again. One that cannot be looked at stops nobody.
 */
const haySinRed = async (equipo: EquipoDelPanel): Promise<boolean> => {
  try {
    if (!equipo.haySinRed() && (await estaLaBase())) await equipo.cargarSinRed();
  } catch (causa) {
    equipo.registro.aviso('No se pudo mirar lo guardado en este equipo', causa);
  }
  return equipo.haySinRed();
};

/** The back-office over the services of the network. */
export const componerPanel = async (): Promise<ServiciosPanel> => {
  const contenedor = contenedorNavegador();
  if (await haySinRed(contenedor.get(puerto('equipo')))) {
    // Before any port is made.
    const { leerDeLaCopia } = await import(/* webpackChunkName: "sin-red" */ './sin-red/leer-de-la-copia');
    leerDeLaCopia(contenedor);
  }
  const panel = panelDe(contenedor, traerEn(contenedor));
  return {
    ...panel,
    cargarBorradores: () => {
      const borradores = panel.cargarBorradores();
      // A form has opened: after what keeps what is typed in it, what will save it comes too, while there is a network.
      void borradores.then(traerTodas, traerTodas);
      return borradores;
    },
  };
};
