import { useMutation } from '@tanstack/react-query';
import type { PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import { avisarError } from '../comun/datos/avisar-error';
import { usePanel } from '../comun/panel/use-panel';

/** Opens the page as it would be published, in another tab, by an address that opens once. */
export const useVistaPrevia = (pagina: PaginaDelSitio) => {
  const { servicios } = usePanel();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (pestana: Window | null) => {
      const casos = await servicios.sitio();
      const { direccion } = await casos.pedirVistaPrevia(pagina);
      // Where no tab could be opened, this one goes: what was saved stays.
      (pestana ?? window).location.assign(direccion);
    },
    onError: (error, pestana) => {
      pestana?.close();
      avisarError(error, 'No se pudo abrir la vista previa');
    },
  });
  return {
    // The tab has to be opened by the click itself: a browser blocks one that comes later.
    abrir: () => mutate(window.open('', '_blank')),
    abriendo: isPending,
  };
};
