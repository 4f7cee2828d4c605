import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { leerBusquedaSedes } from '@/ui/features/sedes/busqueda-sedes';
import { SedesPage } from '@/ui/features/sedes/sedes-page';

export const Route = createFileRoute('/_panel/sedes')({
  validateSearch: leerBusquedaSedes,
  head: () => cabezaPrivada('Sedes'),
  component: SedesPage,
});
