import { orden } from '@/application/servicios/orden';
import { hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { usePublicacion } from '../versiones/use-publicacion';

interface DescartarBorradorProps {
  parte: ParteDelSitio;
  sitio: Sitio;
  alDescartar: (sitio: Sitio) => void;
  onClose: () => void;
}

/** Asks before the draft of a part is lost, and drops that one alone: what waits in the others still waits. */
export function DescartarBorrador({ parte, sitio, alDescartar, onClose }: DescartarBorradorProps) {
  const { titulo } = hojaDe(parte);
  const { enviar, guardando } = usePublicacion({
    nombre: `descartar-sitio:${parte}`,
    que: `Descartar el borrador de ${titulo}, en el sitio`,
    hacer: (clave) =>
      orden('sitio', 'guardarBorrador', { descartar: [parte], version: sitio.version }, { clave }),
    hecho: () => `${titulo}: se descartó el borrador`,
    fallo: 'Error al descartar el borrador',
    alHacer: alDescartar,
    alTerminar: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="Descartar el borrador"
      confirmLabel="Descartar"
      busy={guardando}
      busyText="Descartando..."
      onConfirm={enviar}
      onClose={onClose}
    >
      <p>
        Se borra para siempre lo que está en borrador de «{titulo}», y lo que haya escrito aquí sin guardar.{' '}
        {sitio.publicado[parte]
          ? 'Queda como está publicada.'
          : 'Queda como viene: con los textos que trae el producto.'}
      </p>
    </ConfirmDialog>
  );
}
