import { createFileRoute } from '@tanstack/react-router';
import { CuentasPage } from '@/ui/sitio/cuentas/cuentas-page';
import { cabezaPublica } from '@/ui/sitio/piezas/metadatos';
import { PAGINAS } from '@/ui/sitio/textos/paginas';

export const Route = createFileRoute('/accounts')({
  head: cabezaPublica(PAGINAS.cuentas),
  component: CuentasPage,
});
