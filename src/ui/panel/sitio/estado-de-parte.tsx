import { formatearInstante } from '@/domain/shared/fechas';
import type { ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { StatusTag } from '@/ui/shared/status-tag';

type EstadoDeParteProps = { sitio: Sitio; parte: ParteDelSitio };

/** Whether a part waits to be published, was published, or says what the product ships. */
export function EstadoDeParte({ sitio, parte }: EstadoDeParteProps) {
  if (parte in sitio.borrador) return <StatusTag tone="warning">Borrador</StatusTag>;
  return sitio.publicado[parte] ? (
    <StatusTag tone="success">Publicada</StatusTag>
  ) : (
    <StatusTag>Como viene</StatusTag>
  );
}

/** When the site was last published, and by whom. */
export const cuandoSePublico = ({ numero, publicado_en, publicado_por }: Sitio): string =>
  publicado_en === null
    ? 'Todavía no se ha publicado nada: el sitio muestra los textos que trae el producto.'
    : `Versión ${numero}, publicada el ${formatearInstante(publicado_en)}${publicado_por ? ` por ${publicado_por}` : ''}.`;
