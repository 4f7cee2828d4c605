import { orden } from '@/application/servicios/orden';
import { cambiosEnPalabras } from '@/domain/sitio/cambios-en-palabras';
import { excesoEnPalabras, paginasPasadas } from '@/domain/sitio/espacio-de-pagina';
import { conBorrador } from '@/domain/sitio/reglas-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { ListaDeCambios } from './lista-de-cambios';
import { usePublicacion } from './use-publicacion';

interface DialogoPublicarProps {
  sitio: Sitio;
  alPublicar?: (sitio: Sitio) => void;
  onClose: () => void;
}

/** Says what changes for visitors before it does. */
export function DialogoPublicar({ sitio, alPublicar, onClose }: DialogoPublicarProps) {
  const despues = conBorrador(sitio);
  const pasadas = paginasPasadas(sitio.publicado, despues);
  const { enviar, guardando } = usePublicacion({
    nombre: 'publicar-sitio',
    que: 'Publicar el sitio',
    hacer: (clave) => orden('sitio', 'publicar', { version: sitio.version }, { clave }),
    hecho: ({ numero }) => `Se publicó la versión ${numero}`,
    fallo: 'Error al publicar el sitio',
    alHacer: alPublicar,
    alTerminar: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title="Publicar el sitio"
      confirmLabel={pasadas.length > 0 ? 'Seguir editando' : 'Publicar'}
      busy={guardando}
      busyText="Publicando..."
      error={
        pasadas.length > 0
          ? `${pasadas.map(excesoEnPalabras).join('. ')}. Lo escrito sigue en borrador.`
          : null
      }
      onConfirm={pasadas.length > 0 ? onClose : enviar}
      onClose={onClose}
    >
      <p>Los visitantes verán estos cambios de inmediato:</p>
      <ListaDeCambios cambios={cambiosEnPalabras(sitio.publicado, despues)} />
    </ConfirmDialog>
  );
}
