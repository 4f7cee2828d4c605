import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { leerBusquedaSedes } from '@/ui/panel/sedes/busqueda-sedes';
import { aCriterios } from '@/ui/panel/sedes/criterios-de-busqueda';
import { consultaSedes } from '@/ui/panel/sedes/sedes.queries';
import { SedesPage } from '@/ui/panel/sedes/sedes-page';

export const Route = createFileRoute('/_panel/sedes')({
  staticData: { lecturas: ['sedes'] },
  validateSearch: leerBusquedaSedes,
  loaderDeps: ({ search }) => aCriterios(search),
  // Not awaited: the page draws its frame at once, and its rows are already on their way.
  loader: ({ context: { queryClient, servicios }, deps }) => {
    void queryClient.prefetchQuery(consultaSedes(servicios, deps));
  },
  head: () => cabezaPrivada('Sedes'),
  component: SedesPage,
});
