import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { leerBusquedaSedes } from '@/ui/features/sedes/busqueda-sedes';
import { aCriterios } from '@/ui/features/sedes/criterios-de-busqueda';
import { consultaSedes } from '@/ui/features/sedes/sedes.queries';
import { SedesPage } from '@/ui/features/sedes/sedes-page';

export const Route = createFileRoute('/_panel/sedes')({
  validateSearch: leerBusquedaSedes,
  loaderDeps: ({ search }) => aCriterios(search),
  // Not awaited: the page draws its frame at once, and its rows are already on their way.
  loader: ({ context: { queryClient, servicios }, deps }) => {
    void queryClient.prefetchQuery(consultaSedes(servicios, deps));
  },
  head: () => cabezaPrivada('Sedes'),
  component: SedesPage,
});
