import { createFileRoute } from '@tanstack/react-router';
import { cabezaPublica } from '@/ui/sitio/piezas/metadatos';
import { PoliticaPage } from '@/ui/sitio/politica/politica-page';
import { PAGINAS } from '@/ui/sitio/textos/paginas';

export const Route = createFileRoute('/politica-de-datos')({
  head: cabezaPublica(PAGINAS.politica),
  component: PoliticaPage,
});
