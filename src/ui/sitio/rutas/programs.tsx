import { createFileRoute } from '@tanstack/react-router';
import { cabezaPublica } from '@/ui/sitio/piezas/metadatos';
import { ProgramasPage } from '@/ui/sitio/programas/programas-page';
import { PAGINAS } from '@/ui/sitio/textos/paginas';

export const Route = createFileRoute('/programs')({
  head: cabezaPublica(PAGINAS.programas),
  component: ProgramasPage,
});
