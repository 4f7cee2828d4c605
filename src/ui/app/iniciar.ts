import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { cargarUnaVez } from '@/infrastructure/di/web/comun/cargar-una-vez';
import { crearServiciosPublicos } from '@/infrastructure/di/web/servicios-publicos';
import { montar, type Producto } from './montar';
import { turno } from './turno';

interface Composicion {
  componerAcceso: () => Promise<ServiciosAcceso>;
  /** Only where some route of the entry asks for it: the others would carry what it reads. */
  componerPanel?: () => Promise<ServiciosPanel>;
}

/** The product over the services of the network; each entry brings the routes it knows and the theme they need. */
export const iniciar = (
  producto: Producto,
  componer: () => Promise<Composicion> = () => import('@/infrastructure/di/web/contenedor-navegador'),
): void => {
  const cargarAcceso = cargarUnaVez(async () => (await componer()).componerAcceso());
  montar(producto, {
    cargarAcceso,
    cargarPanel: cargarUnaVez(async () => {
      const { componerPanel } = await componer();
      if (!componerPanel) throw new Error('Esta entrada no tiene páginas del panel');
      await turno();
      return componerPanel();
    }),
    publico: crearServiciosPublicos(cargarAcceso),
  });
};
