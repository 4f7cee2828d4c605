import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { leerBusquedaSitio } from '@/ui/panel/sitio/busqueda-sitio';
import { SitioPage } from '@/ui/panel/sitio/sitio-page';

export const Route = createFileRoute('/_panel/sitio')({
  staticData: { secciones: ['sitio'] },
  validateSearch: leerBusquedaSitio,
  head: () => cabezaPrivada('Sitio web'),
  component: SitioPage,
});
