import { useQueryClient } from '@tanstack/react-query';
import type { Orden } from '@/application/servicios/orden';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { consultaSitio } from '@/ui/panel/comun/datos/sitio.queries';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';
import { AFECTADAS_POR_SITIO } from '../sitio.queries';

/** What was confirmed is no longer what would be seen. */
const OTRA_PERSONA =
  'Otra persona guardó o publicó algo del sitio mientras tanto. No se publicó lo que usted vio: mire los cambios otra vez.';

interface Opciones {
  nombre: string;
  que: string;
  hacer: (clave: string) => Orden<Sitio>;
  hecho: (sitio: Sitio) => string;
  fallo: string;
  alHacer?: ((sitio: Sitio) => void) | undefined;
  alTerminar: () => void;
}

/** Changes the site once, as the person confirmed it, and says how it went: what comes of it is read again, whatever happened. */
export const usePublicacion = ({ nombre, que, hacer, hecho, fallo, alHacer, alTerminar }: Opciones) => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const refrescar = useRefrescar(AFECTADAS_POR_SITIO);
  const { enviar, guardando } = useEscritura<null, Sitio>({
    nombre,
    que: () => que,
    hacer: (_, clave) => hacer(clave),
    alHacer: (sitio) => {
      alTerminar();
      cliente.setQueryData(consultaSitio(servicios).queryKey, sitio);
      alHacer?.(sitio);
      toaster.success(hecho(sitio));
      void refrescar();
    },
    alRechazar: (error) => {
      alTerminar();
      if (tieneCodigo(error, 'VERSION_OBSOLETA')) toaster.error(OTRA_PERSONA);
      else avisarError(error, fallo);
      void refrescar();
    },
    alDudar: alTerminar,
  });
  return { enviar: () => enviar(null), guardando };
};
