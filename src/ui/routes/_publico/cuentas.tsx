import { createFileRoute } from '@tanstack/react-router';
import { PAGINAS } from '@/ui/content/paginas';
import { CuentasPage } from '@/ui/features/publico/cuentas/cuentas-page';
import { cabezaPublica } from '@/ui/features/publico/piezas/metadatos';

export const Route = createFileRoute('/_publico/cuentas')({
  head: () => cabezaPublica(PAGINAS.cuentas),
  component: CuentasPage,
});
