import { orden } from '@/application/servicios/orden';
import { cambiosEnPalabras } from '@/domain/sitio/cambios-en-palabras';
import { conBorrador } from '@/domain/sitio/reglas-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { ListaDeCambios } from './lista-de-cambios';
import { usePublicacion } from './use-publicacion';

/** Says what changes for visitors before it does. */
export function DialogoPublicar({ sitio, onClose }: { sitio: Sitio; onClose: () => void }) {
  const { enviar, guardando } = usePublicacion({
    nombre: 'publicar-sitio',
    que: 'Publicar el sitio',
    hacer: (clave) => orden('sitio', 'publicar', { version: sitio.version }, { clave }),
    hecho: ({ numero }) => `Se publicó la versión ${numero}`,
    fallo: 'Error al publicar el sitio',
    alTerminar: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title="Publicar el sitio"
      confirmLabel="Publicar"
      busy={guardando}
      busyText="Publicando..."
      onConfirm={enviar}
      onClose={onClose}
    >
      <p>Los visitantes verán estos cambios de inmediato:</p>
      <ListaDeCambios cambios={cambiosEnPalabras(sitio.publicado, conBorrador(sitio))} />
    </ConfirmDialog>
  );
}
