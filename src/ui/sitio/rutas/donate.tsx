import { createFileRoute } from '@tanstack/react-router';
import { DonacionesPage } from '@/ui/sitio/donaciones/donaciones-page';
import { cabezaPublica } from '@/ui/sitio/piezas/metadatos';
import { PAGINAS } from '@/ui/sitio/textos/paginas';

export const Route = createFileRoute('/donate')({
  head: cabezaPublica(PAGINAS.donaciones),
  component: DonacionesPage,
});
