import { createFileRoute } from '@tanstack/react-router';
import { NosotrosPage } from '@/ui/sitio/nosotros/nosotros-page';
import { cabezaPublica } from '@/ui/sitio/piezas/metadatos';
import { PAGINAS } from '@/ui/sitio/textos/paginas';

export const Route = createFileRoute('/about')({
  head: cabezaPublica(PAGINAS.nosotros),
  component: NosotrosPage,
});
