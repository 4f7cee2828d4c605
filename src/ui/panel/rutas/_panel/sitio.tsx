import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { exigirSeccion } from '@/ui/panel/marco/exigir-seccion';
import { SitioPage } from '@/ui/panel/sitio/sitio-page';

// Every page of the panel begins with its routes: this one reads its address with its screen.
export const Route = createFileRoute('/_panel/sitio')({
  head: () => cabezaPrivada('Sitio web'),
  beforeLoad: ({ context }) => exigirSeccion(context.usuario, '/sitio'),
  component: SitioPage,
});
