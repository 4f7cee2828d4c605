import type { Container } from 'inversify';
import type { Lectura, Seccion, ServiciosPanel } from '@/application/servicios/servicios-panel';
import { EN_EL_NAVEGADOR, LECTURAS } from '../lista-de-secciones';
import { casosDe, puerto } from '../nombres';
import { cargarUnaVez } from './cargar-una-vez';

/** Brings what binds a section, or the ports that a list reads, before they are first asked for. */
export interface Traer {
  casos(seccion: Seccion): Promise<void>;
  puerto(lectura: Lectura): Promise<void>;
}

/** The back-office that a container composes. */
export const panelDe = (contenedor: Container, traer: Traer): ServiciosPanel => {
  const secciones = Object.keys(EN_EL_NAVEGADOR) as Seccion[];
  const lecturas = Object.keys(LECTURAS) as Lectura[];
  const deSeccion = (seccion: Seccion) =>
    cargarUnaVez(async () => {
      await traer.casos(seccion);
      return contenedor.get<unknown>(casosDe(seccion));
    });
  const deLectura = (lectura: Lectura) =>
    cargarUnaVez(async () => {
      await traer.puerto(lectura);
      return contenedor.get<unknown>(puerto(lectura));
    });
  const panel: ServiciosPanel = {
    ...contenedor.get(puerto('equipo')),
    // Its code comes when a page that may write without a network asks for it.
    cargarCola: cargarUnaVez(async () =>
      (await import('../cola-del-navegador')).componerCola(contenedor, panel),
    ),
    lecturas: Object.fromEntries(lecturas.map((lectura) => [lectura, deLectura(lectura)])),
    ...Object.fromEntries(secciones.map((seccion) => [seccion, deSeccion(seccion)])),
  } as unknown as ServiciosPanel;
  return panel;
};
