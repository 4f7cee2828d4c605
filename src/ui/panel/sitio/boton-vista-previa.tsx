import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { PAGINAS_DEL_SITIO, type PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import { Button } from '@/ui/shared/button';
import { avisarError } from '../comun/datos/avisar-error';
import { usePanel } from '../comun/panel/use-panel';

/** Opens the page as it would be published, in another tab, by an address that opens once. */
export function BotonVistaPrevia({ pagina }: { pagina: PaginaDelSitio }) {
  const { servicios } = usePanel();
  const pedir = useMutation({
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
  return (
    <Button
      size="sm"
      icon={<Eye />}
      busy={pedir.isPending}
      busyText="Abriendo..."
      aria-label={`Vista previa de ${PAGINAS_DEL_SITIO[pagina].titulo}`}
      // The tab has to be opened by the click itself: a browser blocks one that comes later.
      onClick={() => pedir.mutate(window.open('', '_blank'))}
    >
      Vista previa
    </Button>
  );
}
