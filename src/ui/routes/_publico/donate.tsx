import { createFileRoute } from '@tanstack/react-router';
import { PAGINAS } from '@/ui/content/paginas';
import { DonacionesPage } from '@/ui/features/publico/donaciones/donaciones-page';
import { cabezaPublica } from '@/ui/features/publico/piezas/metadatos';

export const Route = createFileRoute('/_publico/donate')({
  head: () => cabezaPublica(PAGINAS.donaciones),
  component: DonacionesPage,
});
