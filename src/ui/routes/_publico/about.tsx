import { createFileRoute } from '@tanstack/react-router';
import { PAGINAS } from '@/ui/content/paginas';
import { NosotrosPage } from '@/ui/features/publico/nosotros/nosotros-page';
import { cabezaPublica } from '@/ui/features/publico/piezas/metadatos';

export const Route = createFileRoute('/_publico/about')({
  head: () => cabezaPublica(PAGINAS.nosotros),
  component: NosotrosPage,
});
