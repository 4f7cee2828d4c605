import { createFileRoute } from '@tanstack/react-router';
import { InicioPage } from '@/ui/sitio/inicio/inicio-page';
import { cabezaPublica } from '@/ui/sitio/piezas/metadatos';
import { PAGINAS } from '@/ui/sitio/textos/paginas';

export const Route = createFileRoute('/')({
  head: cabezaPublica(PAGINAS.inicio),
  component: InicioPage,
});
