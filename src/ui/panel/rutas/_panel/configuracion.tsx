import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { leerBusquedaConfiguracion } from '@/ui/panel/configuracion/busqueda-configuracion';
import { ConfiguracionPage } from '@/ui/panel/configuracion/configuracion-page';

export const Route = createFileRoute('/_panel/configuracion')({
  validateSearch: leerBusquedaConfiguracion,
  head: () => cabezaPrivada('Configuración'),
  component: ConfiguracionPage,
});
